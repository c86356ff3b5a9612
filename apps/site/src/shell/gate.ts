/**
 * The inline script of the pages that are not for everybody (specification §2, 'Access'), built apart and put into their
 * heads. A visitor without a sign of a session is known as a stranger before the first paint: what is for signed-in
 * visitors sends him to the sign-in page at once (`data-sign-in`), as the app would (SignedIn.tsx), and the sign-in page
 * shows its form. It guards nothing: what nobody else may read is guarded by the database.
 */
import { hasSessionHint } from '@podium/data/session/sessionHint';

const { signIn } = document.currentScript?.dataset ?? {};
if (!hasSessionHint()) {
  document.documentElement.dataset['visitor'] = 'stranger';
  if (signIn) location.replace(signIn);
}
