import { readDependencies } from '../_shared/database.ts';
import { sha256 } from '../_shared/digest.ts';
import { endpoint } from '../_shared/http.ts';
import { sendDueMails } from '../_shared/mail/outbox.ts';
import { Refusal } from '../_shared/refusal.ts';

const dependencies = readDependencies();
const { outboxWorkerSecret } = dependencies.environment;

/** Sends due mail. Only for the timer, which sends OUTBOX_WORKER_SECRET; disabled if that secret is unset. */
Deno.serve(
  endpoint(async (request) => {
    if (outboxWorkerSecret === null || !(await carriesSecret(request, outboxWorkerSecret))) {
      throw new Refusal(401, 'unauthorized', 'Only the timer may call this.');
    }
    await sendDueMails(dependencies);
  }),
);

/** Whether the request has the secret as its bearer token. Digests, so that the timing reveals nothing. */
async function carriesSecret(request: Request, secret: string): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return (await sha256(token)) === (await sha256(secret));
}
