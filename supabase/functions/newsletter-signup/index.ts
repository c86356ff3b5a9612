import { newsletterSignupSchema } from '@podium/data/schemas/newsletter.ts';
import { connectDatabase } from '../_shared/database.ts';
import { randomToken, sha256 } from '../_shared/digest.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { withMinimumResponseTime } from '../_shared/minimumResponseTime.ts';
import { guardForm } from '../_shared/formGuard.ts';
import { endpoint, readJson } from '../_shared/http.ts';
import { newsletterConfirmMail } from '../_shared/mail/newsletterConfirm.ts';
import { sendAfterAnswer } from '../_shared/mail/outbox.ts';
import { parseBody } from '../_shared/parseBody.ts';

const environment = readEnvironment();
const callDatabase = connectDatabase(environment);

/**
 * Requests a subscription (REQ-NEWS-1). The response is the same for new, pending, confirmed and unsubscribed
 * addresses.
 */
Deno.serve(
  endpoint(async (request) => {
    const { email, source } = parseBody(newsletterSignupSchema, await readJson(request));
    await guardForm(request, 'newsletter-signup', { environment, callDatabase });

    const tokens = { confirm: randomToken(), unsubscribe: randomToken() };
    const mails = await withMinimumResponseTime(
      callDatabase('newsletter_begin', {
        p_email: email,
        p_source: source,
        p_confirm_hash: await sha256(tokens.confirm),
        p_unsubscribe_hash: await sha256(tokens.unsubscribe),
        p_mail: newsletterConfirmMail(email, tokens, environment),
        p_mails_per_hour: environment.formTotalPerHour,
      }),
    );
    sendAfterAnswer(mails, environment, callDatabase);
  }),
);
