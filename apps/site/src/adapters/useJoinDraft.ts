import { use } from 'react';
import { JoinDraftContext, type JoinDraftSlot } from './JoinDraft.tsx';

export function useJoinDraft(): JoinDraftSlot {
  const slot = use(JoinDraftContext);
  if (!slot) throw new Error('useJoinDraft needs a JoinDraftProvider');
  return slot;
}
