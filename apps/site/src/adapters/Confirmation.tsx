import { useMemo } from 'react';
import { readMailedLink } from '@podium/data/schemas/mailedLink.ts';
import { auth as content, paths } from '@podium/brands/active/content.ts';
import { useAuth, useBackend } from '@podium/data/session/AuthProvider.tsx';
import { AuthConfirm } from '@podium/sections/AuthForm/AuthConfirm';
import { useNavigateWhileHere } from '../shell/useNavigateWhileHere.ts';

export interface ConfirmationProps {
  /** The query of the mailed link's URL. */
  query: string;
}

export function Confirmation({ query }: ConfirmationProps) {
  const auth = useAuth();
  const backend = useBackend();
  const navigate = useNavigateWhileHere();
  const link = useMemo(() => readMailedLink(query), [query]);

  const leave = (path: string) => navigate(path, { replace: true });
  return (
    <AuthConfirm
      content={content}
      purpose={link?.purpose ?? null}
      onOpen={async () => (link ? (await backend()).openLink(link) : { status: 'expired' })}
      onAccept={auth.acceptLink}
      onAccepted={() => leave(paths.home)}
      onLeave={() => {
        void backend().then((loaded) => loaded.leaveLink());
        leave(paths.auth);
      }}
      // Also for a new account: its address may already be confirmed, and it needs a password in either case.
      onRenew={async ({ email }) => (await backend()).requestPasswordReset(email)}
    />
  );
}
