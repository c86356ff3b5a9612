import type { PGlite } from '@electric-sql/pglite';

/**
 * Difference from hosted Supabase: on a PANIC (for example, its log cannot be written) PostgreSQL exits, and its next
 * start repairs the data. PGlite ignores the exit and keeps all locks; the next commit then waits for a lock forever.
 * This shim ends the process.
 */
export function endAtPanic(driver: Pick<PGlite, 'execProtocolStream'>): void {
  const exec = driver.execProtocolStream.bind(driver);
  driver.execProtocolStream = async (...args) => {
    try {
      return await exec(...args);
    } catch (error) {
      if (!isPanic(error)) throw error;
      process.stderr.write(
        `The database has stopped: ${error.message}. Is the disk full? The next start repairs the data.\n`,
      );
      return process.exit(1);
    }
  };
}

function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}
