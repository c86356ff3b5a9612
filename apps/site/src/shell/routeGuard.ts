/**
 * The inline script of the restricted pages, built separately and inlined into their heads. It detects a signed-out
 * visitor before the first paint: pages for signed-in visitors redirect to the sign-in page (`data-sign-in`), as
 * SignedIn.tsx does, and the sign-in page shows its form. It is no security boundary: the database restricts access.
 */
import { hasSessionHint } from '@podium/data/session/sessionHint.ts';

const { signIn } = document.currentScript?.dataset ?? {};
if (!hasSessionHint()) {
  document.documentElement.dataset['visitor'] = 'signed-out';
  if (signIn) location.replace(signIn);
}
