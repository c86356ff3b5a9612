import { newsletterTokenSchema } from '@podium/data/schemas/newsletter.ts';
import { readDependencies } from '../_shared/database.ts';
import { randomToken, sha256 } from '../_shared/digest.ts';
import { endpoint, readJson } from '../_shared/http.ts';
import { newsletterWelcomeMail } from '../_shared/mail/newsletter.ts';
import { sendAfterAnswer } from '../_shared/mail/outbox.ts';
import { parseBody } from '../_shared/parseBody.ts';
import { limitRate } from '../_shared/rateLimit.ts';
import { Refusal } from '../_shared/refusal.ts';

const dependencies = readDependencies();
const { environment, callDatabase } = dependencies;

/** Body `{ token }`, posted by the button of the page that the mail links to. Opening the link confirms nothing. */
Deno.serve(
  endpoint(async (request) => {
    const { token } = parseBody(newsletterTokenSchema, await readJson(request));
    await limitRate(request, 'newsletter-confirm', dependencies);

    const unsubscribe = randomToken();
    const [answer] = await callDatabase('newsletter_confirm', {
      p_token_hash: await sha256(token),
      p_unsubscribe_hash: await sha256(unsubscribe),
      p_mail: newsletterWelcomeMail(unsubscribe, environment),
    });
    switch (answer?.result) {
      case 'confirmed':
        sendAfterAnswer(answer.mails, dependencies);
        return;
      case 'used':
        throw new Refusal(410, 'token_used', 'This link was used already.');
      case 'expired':
        throw new Refusal(410, 'token_expired', 'This link has expired. Subscribe once more and a new one comes.');
      default:
        throw new Refusal(404, 'token_unknown', 'This link is unknown. Perhaps a part of it got lost.');
    }
  }),
);
