/**
 * The inline script of the restricted pages, built separately and inlined into their heads. It detects a signed-out
 * visitor before the first paint: pages for signed-in visitors redirect to the sign-in page (`data-sign-in`), as
 * SignedIn.tsx does, and the sign-in page shows its form, unless it was reached from one of them (`data-guarded`). It is
 * no security boundary: the database restricts access.
 */
import { hasSessionHint } from '@podium/data/session/sessionHint.ts';
import { namesMode } from '../adapters/namesMode.ts';
import { correctPath } from './correctPath.ts';

const { signIn, guarded = '' } = document.currentScript?.dataset ?? {};
correctPath();
if (!hasSessionHint()) {
  if (!history.state) noteRedirect();
  // The form for a redirected visitor, or in the mode that the URL names, is not the prerendered one: it is shown once
  // the app has rendered it.
  if (!history.state?.usr?.sentFrom && !namesMode(location.search))
    document.documentElement.dataset['visitor'] = 'signed-out';
  if (signIn) location.replace(signIn);
}

/** Sets the same router state as SignedIn.tsx: a redirect of the document has no state, only a referrer. */
function noteRedirect(): void {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  if (origin === location.origin && guarded.split(' ').includes(pathname))
    history.replaceState({ usr: { sentFrom: pathname } }, '');
}
