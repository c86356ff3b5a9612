import { auth as content } from '@podium/brands/active/content.ts';
import { AuthPage } from '@podium/sections/AuthForm/AuthPage';
import { island } from '@podium/ui/Island/Island';
import { useInBrowser } from '../shell/useInBrowser.ts';

const Confirmation = island(() => import('../adapters/Confirmation.tsx').then((module) => module.Confirmation), {
  reservedHeight: '480px',
});

const readQuery = () => window.location.search;

/** The only page that accepts tokens from its URL (REQ-AUTH-3). */
export function Page() {
  const query = useInBrowser(readQuery, null);
  return (
    <AuthPage content={content} isLoading={query === null}>
      {query !== null && <Confirmation query={query} />}
    </AuthPage>
  );
}
