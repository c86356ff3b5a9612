import { Worker } from 'node:worker_threads';
import type { BackendOptions } from '../createBackend.ts';
import type { ThreadCalls } from './backendThread.ts';
import { connectCalls, type Remote } from './calls.ts';

/** What a thread can be told; mail goes the other way. */
export type ThreadSettings = Omit<BackendOptions, 'sendMail'>;

/** Stands for every answer that a backend which is gone still owed. */
export class BackendGone extends Error {
  override name = 'BackendGone';
}

/** One life of the backend. */
export interface BackendThread {
  calls: Remote<ThreadCalls>;
  appliedMigrations: readonly string[];
  /** Resolves once the thread is gone, with a sentence that says why. */
  ended: Promise<string>;
  /** Ends it wherever it is, also in the middle of a statement that would never end. */
  terminate: (reason: string) => void;
}

/** How long opening the database, repairing it and migrating it may take, in milliseconds. */
const startLimitMs = 120_000;

/**
 * Starts the backend in a thread of its own: PGlite runs inside the thread that asks it, and a thread that hangs in it can
 * only be ended from outside.
 *
 * @throws what `createBackend` throws, or when the start does not come to an end
 */
export async function startBackendThread({ sendMail, ...settings }: BackendOptions): Promise<BackendThread> {
  const workerData: ThreadSettings = settings;
  const worker = new Worker(new URL('backendThread.ts', import.meta.url), { workerData });
  const { theirs, breakOff } = connectCalls<ThreadCalls>(worker, { sendMail });
  let reason = 'Its thread came to an end.';
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error: Error) => (reason = error.message));
    worker.once('exit', () => {
      breakOff(new BackendGone(reason));
      resolve(reason);
    });
  });
  const terminate = (why: string): void => {
    reason = why;
    void worker.terminate();
  };

  const timer = setTimeout(() => terminate(`It did not start within ${startLimitMs / 1000} s.`), startLimitMs);
  try {
    return { calls: theirs, appliedMigrations: await theirs.start(), ended, terminate };
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
