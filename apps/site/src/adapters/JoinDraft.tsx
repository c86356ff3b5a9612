import { createContext, type Dispatch, type ReactNode, type SetStateAction, useMemo, useState } from 'react';
import { useAuth } from '@podium/data/session/AuthProvider.tsx';
import type { JoinDraft } from '@podium/sections/JoinWizard/joinDraft';

interface KeptDraft {
  userId: string;
  draft: JoinDraft;
}

type JoinDraftSlot = readonly [kept: KeptDraft | null, keep: Dispatch<SetStateAction<KeptDraft | null>>];

/** The unsent answers of the signed-in user, and the setter. Null before the first answer and once they are stored. */
export const JoinDraftContext = createContext<JoinDraftSlot>([null, () => {}]);

/** Keeps the answers of an application above the routes, in memory only (REQ-JOIN-3). */
export function JoinDraftProvider({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const isLeft = auth.status === 'signed-out' && auth.endedBy !== null && auth.endedBy !== 'expiry';
  const isOtherUser = auth.status === 'signed-in' && auth.user.id !== kept?.userId;
  if (kept !== null && (isLeft || isOtherUser)) setKept(null);

  // React discards dehydrated islands, and what was typed into them, when a context above them changes.
  const slot = useMemo<JoinDraftSlot>(() => [kept, setKept], [kept]);
  return <JoinDraftContext value={slot}>{children}</JoinDraftContext>;
}
