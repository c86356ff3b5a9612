import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supabaseCli } from '../supabaseCli.ts';

const supabaseDir = fileURLToPath(new URL('../../supabase', import.meta.url));

/** Works in a copy of `supabase/`, so that the command line may leave its files there. */
export async function onProjectCopy<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-project-'));
  try {
    await cp(supabaseDir, join(folder, 'supabase'), { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * `supabase db push` of this checkout's migrations to the database at this address.
 *
 * @returns what the command line said
 * @throws with what it said when a migration fails
 */
export async function pushMigrations(url: string): Promise<string> {
  return onProjectCopy(async (folder) => {
    const { code, stdout, stderr } = await supabaseCli(['db', 'push', `--remote=${url}`, '--yes'], { folder });
    if (code !== 0) throw new Error(`supabase db push failed.\n${stderr}${stdout}`);
    return stdout;
  });
}
