import { Worker } from 'node:worker_threads';
import type { BackendOptions } from '../createBackend.ts';
import type { ThreadCalls } from './backendThread.ts';
import { connectCalls, type Remote } from './calls.ts';

/** Settings that can be posted to a thread; mail is sent in the other direction. */
export type ThreadSettings = Omit<BackendOptions, 'sendMail'>;

/** Rejects the pending calls of a backend that has ended. */
export class BackendGone extends Error {
  override name = 'BackendGone';
}

/** One run of the backend. */
export interface BackendThread {
  calls: Remote<ThreadCalls>;
  /** Resolves with the reason once the thread has ended. */
  ended: Promise<string>;
  /** Ends the thread at once, even during a statement that never ends. */
  terminate: (reason: string) => void;
}

/** Timeout for opening, repairing and migrating the database, in milliseconds. */
const startLimitMs = 120_000;

/**
 * Starts the backend in a worker thread. PGlite runs inside the calling thread, and only another thread can end it if
 * it hangs.
 *
 * @throws what `createBackend` throws, or when the start times out
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
    await theirs.start();
    return { calls: theirs, ended, terminate };
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
