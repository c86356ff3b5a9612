import { useSyncExternalStore } from 'react';
import { auth as content } from '@podium/brands/active/content.ts';
import { AuthPage } from '@podium/sections/AuthForm/AuthPage';
import { island } from '@podium/ui/Island/Island';

const Confirmation = island(() => import('../adapters/Confirmation.tsx').then((module) => module.Confirmation), {
  reservedHeight: '480px',
});

const neverChanges = () => () => {};
const readQuery = () => window.location.search;
/** The prerendered page has no query. */
const noQuery = () => null;

/** The only page that accepts tokens from its URL (REQ-AUTH-3). */
export function Page() {
  const query = useSyncExternalStore(neverChanges, readQuery, noQuery);
  return (
    <AuthPage content={content} isLoading={query === null}>
      {query !== null && <Confirmation query={query} />}
    </AuthPage>
  );
}
