import { carriesSecret } from '../_shared/carriesSecret.ts';
import { connectDatabase } from '../_shared/database.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { endpoint } from '../_shared/http.ts';
import { drainOutbox } from '../_shared/mail/outbox.ts';
import { Refusal } from '../_shared/refusal.ts';

const environment = readEnvironment();
const callDatabase = connectDatabase(environment);

/** Sends the mail that is due. For the timer alone, which carries MAIL_DRAIN_SECRET; without that secret for nobody. */
Deno.serve(
  endpoint(async (request) => {
    const { mailDrainSecret } = environment;
    if (mailDrainSecret === null || !(await carriesSecret(request, mailDrainSecret))) {
      throw new Refusal(401, 'unauthorized', 'Only the timer may call this.');
    }
    await drainOutbox({ environment, callDatabase });
  }),
);
