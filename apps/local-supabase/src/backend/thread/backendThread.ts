// Run as a thread of its own by startBackendThread.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { SendMail } from '../../mail/mail.ts';
import { createBackend, type LocalBackend, type RequestContext } from '../createBackend.ts';
import { connectCalls } from './calls.ts';
import { fromPlainRequest, type PlainRequest, toPlainResponse } from './plainHttp.ts';
import type { ThreadSettings } from './startBackendThread.ts';

// As in main.ts: what nobody waited for is no reason to end. What nobody caught is, see shims/endAtPanic.ts.
process.on('unhandledRejection', (reason) => process.stderr.write(`Unhandled: ${String(reason)}\n`));

const settings = workerData as ThreadSettings;
let backend: LocalBackend;

const calls = {
  async start() {
    backend = await createBackend({ ...settings, sendMail: (mail) => theirs.sendMail(mail) });
    return backend.appliedMigrations;
  },
  /** The answer alone says it: this thread is not caught in its database. */
  beat: () => true,
  fetch: async (request: PlainRequest, context: RequestContext) =>
    toPlainResponse(await backend.fetch(fromPlainRequest(request), context)),
  query: (sql: string, params: readonly unknown[]) => backend.query(sql, params),
  exec: (sql: string) => backend.exec(sql),
  close: () => backend.close(),
};

/** What the thread can be asked for; `start` comes first. */
export type ThreadCalls = typeof calls;

const { theirs } = connectCalls<{ sendMail: SendMail }>(parentPort as MessagePort, calls);
