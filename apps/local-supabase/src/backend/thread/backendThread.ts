// Run as a worker thread by startBackendThread.ts.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { SendMail } from '../../mail/mail.ts';
import { createBackend, type LocalBackend, type RequestContext } from '../createBackend.ts';
import { connectCalls, contentOf } from './calls.ts';
import type { ThreadSettings } from './startBackendThread.ts';

// As in main.ts: an unhandled rejection does not end the thread. An uncaught exception does, see shims/endAtPanic.ts.
process.on('unhandledRejection', (reason) => process.stderr.write(`Unhandled: ${String(reason)}\n`));

const settings = workerData as ThreadSettings;
let backend: LocalBackend;

const calls = {
  async start() {
    backend = await createBackend({ ...settings, sendMail: (mail) => theirs.sendMail(mail) });
  },
  /** Any response proves that this thread is not blocked by its database. */
  beat: () => true,
  async fetch(url: string, init: RequestInit, context: RequestContext) {
    const response = await backend.fetch(new Request(url, init), context);
    return { status: response.status, ...(await contentOf(response)) };
  },
  query: (sql: string, params: readonly unknown[]) => backend.query(sql, params),
  exec: (sql: string) => backend.exec(sql),
  close: () => backend.close(),
};

/** The calls that the thread handles; `start` comes first. */
export type ThreadCalls = typeof calls;

const { theirs } = connectCalls<{ sendMail: SendMail }>(parentPort as MessagePort, calls);
