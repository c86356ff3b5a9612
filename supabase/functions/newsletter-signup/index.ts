import { newsletterSignupSchema } from '@podium/data/schemas/newsletter.ts';
import { readDependencies } from '../_shared/database.ts';
import { randomToken, sha256 } from '../_shared/digest.ts';
import { guardForm } from '../_shared/formGuard.ts';
import { endpoint, readJson } from '../_shared/http.ts';
import { newsletterConfirmMail } from '../_shared/mail/newsletter.ts';
import { sendAfterAnswer } from '../_shared/mail/outbox.ts';
import { parseBody } from '../_shared/parseBody.ts';

const dependencies = readDependencies();
const { environment, callDatabase } = dependencies;

/** Longer than the database call, too short to notice, in milliseconds. */
const MINIMUM_MS = 150;

/** Requests a subscription (REQ-NEWS-1). The response is the same for known and unknown addresses. */
Deno.serve(
  endpoint(async (request) => {
    const { email, source } = parseBody(newsletterSignupSchema, await readJson(request));
    await guardForm(request, 'newsletter-signup', dependencies);

    const tokens = { confirm: randomToken(), unsubscribe: randomToken() };
    // The response time reveals nothing about the address.
    const pause = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
    const mails = await callDatabase('newsletter_begin', {
      p_email: email,
      p_source: source,
      p_confirm_hash: await sha256(tokens.confirm),
      p_unsubscribe_hash: await sha256(tokens.unsubscribe),
      p_mail: newsletterConfirmMail(email, tokens, environment),
      p_mails_per_hour: environment.formTotalPerHour,
    }).finally(() => pause);
    sendAfterAnswer(mails, dependencies);
  }),
);
