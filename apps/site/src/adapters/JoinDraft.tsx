import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useAuth } from '@podium/data/session/AuthProvider';
import type { JoinDraft } from '@podium/sections/JoinWizard/joinDraft';

interface KeptDraft {
  userId: string;
  draft: JoinDraft;
}

interface JoinDraftSlot {
  /** What the user has answered so far; null before the first answer. */
  draftOf: (userId: string) => JoinDraft | null;
  keep: (userId: string, draft: JoinDraft) => void;
  /** The application is sent. */
  clear: () => void;
}

const JoinDraftContext = createContext<JoinDraftSlot | null>(null);

/**
 * Keeps the answers of an application above the routes, in memory alone: they survive the way to /auth and back, and
 * are gone after a sign-out, for another user and after a reload (rulings, 'Session that ends on step 3').
 */
export function JoinDraftProvider({ children }: { children: ReactNode }) {
  const { endedBy, user } = useAuth();
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const isForgotten =
    (endedBy !== null && endedBy !== 'expiry') || (user !== null && kept !== null && kept.userId !== user.id);
  if (isForgotten && kept !== null) setKept(null);

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

export function useJoinDraft(): JoinDraftSlot {
  const slot = use(JoinDraftContext);
  if (!slot) throw new Error('useJoinDraft is used outside JoinDraftProvider');
  return slot;
}
