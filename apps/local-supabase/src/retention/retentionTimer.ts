import type { LocalBackend } from '../backend/createBackend.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface RetentionTimerOptions {
  backend: Pick<LocalBackend, 'query'>;
  log: (line: string) => void;
}

/**
 * Replaces hosted's pg_cron: deletes expired rows one minute after the start, then daily.
 *
 * @returns a function that stops it
 */
export function startRetentionTimer({ backend, log }: RetentionTimerOptions): () => void {
  let timer = setTimeout(() => void run(), minuteMs);

  async function run(): Promise<void> {
    timer = setTimeout(() => void run(), dayMs);
    try {
      const rows = await backend.query<{ name: string; removed: number | null }>(
        'select name, removed::integer as removed from private.run_retention() where removed is null or removed > 0',
      );
      const failure = rows.find(({ removed }) => removed === null);
      if (failure) throw new Error(failure.name);
      const words = rows.map(({ name, removed }) => `${name}: ${removed}`).join(', ');
      if (rows.length > 0) log(`Deleted expired data: ${words}.`);
    } catch (error) {
      log(`Expired data could not be deleted: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return () => clearTimeout(timer);
}
