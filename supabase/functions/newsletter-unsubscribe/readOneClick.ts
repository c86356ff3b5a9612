import { readText } from '../_shared/http.ts';
import { Refusal } from '../_shared/refusal.ts';

/**
 * A one-click unsubscribe (RFC 8058): a form with the single field `List-Unsubscribe=One-Click`, posted to the URL in
 * the mail's header, which contains the token. Returns the body that our page would send.
 */
export async function readOneClick(request: Request): Promise<{ token: string | null }> {
  const form = await new Response(await readText(request), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
    .formData()
    .catch(() => null);
  if (form?.get('List-Unsubscribe') !== 'One-Click') {
    throw new Refusal(400, 'malformed_form', 'What was sent could not be read.');
  }
  return { token: new URL(request.url).searchParams.get('token') };
}
