import { paths } from '@podium/brands/active/content.ts';
import { newsletterTokenSchema } from '@podium/data/schemas/newsletter.ts';
import { readDependencies } from '../_shared/database.ts';
import { sha256 } from '../_shared/digest.ts';
import { endpoint, mediaType, readJson, readText } from '../_shared/http.ts';
import { newsletterGoodbyeMail } from '../_shared/mail/newsletter.ts';
import { sendAfterAnswer } from '../_shared/mail/outbox.ts';
import { parseBody } from '../_shared/parseBody.ts';
import { limitRate } from '../_shared/rateLimit.ts';
import { Refusal } from '../_shared/refusal.ts';

const dependencies = readDependencies();
const { environment, callDatabase } = dependencies;

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The page with the button, for mail clients that open the URL of `List-Unsubscribe`. Opening it changes nothing. */
function unsubscribePage(request: Request): string {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return `${environment.siteUrl}${paths.newsletterUnsubscribe}?${new URLSearchParams({ token })}`;
}

/** Body `{ token }` from our page, or the form that mail clients post (RFC 8058). */
Deno.serve(
  endpoint(async (request) => {
    const isFromMailProgram = FORM_TYPES.includes(mediaType(request));
    const body = isFromMailProgram ? await readOneClick(request) : await readJson(request);
    const { token } = parseBody(newsletterTokenSchema, body);
    // A mail provider unsubscribes many readers from one address, and must not be throttled.
    if (!isFromMailProgram) await limitRate(request, 'newsletter-unsubscribe', dependencies);

    const [answer] = await callDatabase('newsletter_unsubscribe', {
      p_token_hash: await sha256(token),
      p_mail: newsletterGoodbyeMail(environment),
    });
    if (answer?.result !== 'unsubscribed') {
      throw new Refusal(404, 'token_unknown', 'This link is unknown. Perhaps a part of it got lost.');
    }
    sendAfterAnswer(answer.mails, dependencies);
  }, unsubscribePage),
);

/**
 * A one-click unsubscribe (RFC 8058): a form with the single field `List-Unsubscribe=One-Click`, posted to the URL in
 * the mail's header, which contains the token. Returns the body that our page would send.
 */
async function readOneClick(request: Request): Promise<{ token: string | null }> {
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
