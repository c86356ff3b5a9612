import type { PGlite } from '@electric-sql/pglite';

/**
 * Difference from hosted Supabase: PostgreSQL ends its process at a PANIC (its log takes no writes, say), and its next
 * start repairs the data. PGlite swallows that end and goes on with whatever was locked at the moment; the next commit
 * then waits for such a lock, alone and for ever. Here a PANIC ends the thread that runs PGlite, by an error that nobody
 * catches; see backend/thread/watchedBackend.ts.
 */
export function endAtPanic(driver: Pick<PGlite, 'execProtocolStream'>): void {
  const exec = driver.execProtocolStream.bind(driver);
  driver.execProtocolStream = async (...args) => {
    try {
      return await exec(...args);
    } catch (error) {
      if (!isPanic(error)) throw error;
      const panic = new Error(`PANIC: ${error.message}.`, { cause: error });
      queueMicrotask(() => {
        throw panic;
      });
      // Whoever waits for this statement gets no turn to send another one.
      return new Promise(() => undefined);
    }
  };
}

function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}
