import { carriesSecret } from '../_shared/carriesSecret.ts';
import { connectDatabase } from '../_shared/database.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { endpoint } from '../_shared/http.ts';
import { sendDueMails } from '../_shared/mail/outbox.ts';
import { Refusal } from '../_shared/refusal.ts';

const environment = readEnvironment();
const callDatabase = connectDatabase(environment);

/** Sends due mail. Only for the timer, which sends MAIL_DRAIN_SECRET; disabled if that secret is unset. */
Deno.serve(
  endpoint(async (request) => {
    const { outboxWorkerSecret } = environment;
    if (outboxWorkerSecret === null || !(await carriesSecret(request, outboxWorkerSecret))) {
      throw new Refusal(401, 'unauthorized', 'Only the timer may call this.');
    }
    await sendDueMails({ environment, callDatabase });
  }),
);
