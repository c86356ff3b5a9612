import { supabaseCli } from '../../tools/supabaseCli.ts';

/** A finding of Supabase's advisors. */
interface Advice {
  name: string;
  level: 'INFO' | 'WARN' | 'ERROR';
  detail: string;
}

/**
 * Findings of the security and performance advisors in Supabase's CLI, at level 'warn' or above, for this database.
 *
 * @throws when the advisors cannot run
 */
export async function askAdvisors(url: string): Promise<Advice[]> {
  const args = ['db', 'advisors', `--remote=${url}`, '--type', 'all', '--level', 'warn', '--output-format', 'json'];
  const { stdout, stderr } = await supabaseCli(args);
  const { results } = JSON.parse(stdout || '{}') as { results?: Advice[] };
  if (results === undefined) throw new Error(`The advisors gave no answer.\n${stdout}${stderr}`);
  return results;
}
