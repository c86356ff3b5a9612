import { createContext, type ReactNode, useMemo, useState } from 'react';
import { useAuth } from '@podium/data/session/AuthProvider.tsx';
import type { JoinDraft } from '@podium/sections/JoinWizard/joinDraft';

interface KeptDraft {
  userId: string;
  draft: JoinDraft;
}

export interface JoinDraftSlot {
  /** The user's answers so far; null before the first answer. */
  draftOf: (userId: string) => JoinDraft | null;
  keep: (userId: string, draft: JoinDraft) => void;
  /** Called once the application is stored. */
  clear: () => void;
}

export const JoinDraftContext = createContext<JoinDraftSlot | null>(null);

/** Keeps the answers of an application above the routes, in memory only (REQ-JOIN-3). */
export function JoinDraftProvider({ children }: { children: ReactNode }) {
  const { endedBy, user } = useAuth();
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const isForgotten =
    (endedBy !== null && endedBy !== 'expiry') || (user !== null && kept !== null && kept.userId !== user.id);
  if (isForgotten && kept !== null) setKept(null);

  // React discards dehydrated islands, and what was typed into them, when a context above them changes.
  const slot = useMemo<JoinDraftSlot>(
    () => ({
      draftOf: (userId) => (kept?.userId === userId ? kept.draft : null),
      keep: (userId, draft) => setKept({ userId, draft }),
      clear: () => setKept(null),
    }),
    [kept],
  );
  return <JoinDraftContext value={slot}>{children}</JoinDraftContext>;
}
