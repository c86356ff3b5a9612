import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CliOptions, type CliResult, supabaseCli } from '../supabaseCli.ts';
import { secretsFile } from './secrets.ts';

/** Runs `supabase secrets set` with the functions' own variables, through a file that only this user can read. */
export async function pushSecrets(
  variables: Readonly<Record<string, string | undefined>>,
  options: CliOptions,
  args: readonly string[] = [],
): Promise<CliResult> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-secrets-'));
  const file = join(folder.path, 'secrets.env');
  await writeFile(file, secretsFile(variables), { mode: 0o600 });
  return await supabaseCli(['secrets', 'set', `--env-file=${file}`, ...args], options);
}
