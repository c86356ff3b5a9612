import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';

/** Where a project's functions are, and what the timer shows them. */
export interface DrainSettings {
  /** For example `https://<reference>.supabase.co`. */
  project: string;
  /** MAIL_DRAIN_SECRET. */
  secret: string;
}

/**
 * Keeps both in the vault of a hosted project and switches the timer of the drain on; again as often as one likes.
 *
 * @returns a sentence that begins with 'Scheduled', or says why it is not
 */
export async function scheduleDrain(sql: SqlRunner, { project, secret }: DrainSettings): Promise<string> {
  const kept: [name: string, value: string][] = [
    ['functions_url', `${project.replace(/\/+$/, '')}/functions/v1`],
    ['mail_drain_secret', secret],
  ];
  for (const [name, value] of kept) {
    const [known] = await sql.query<{ id: string }>('select id from vault.secrets where name = $1', [name]);
    if (known) await sql.query('select vault.update_secret($1::uuid, $2)', [known.id, value]);
    else await sql.query('select vault.create_secret($1, $2)', [value, name]);
  }
  const [answer] = await sql.query<{ said: string }>('select private.schedule_mail_drain() as said');
  return answer?.said ?? '';
}
