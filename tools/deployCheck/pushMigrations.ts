import { supabaseCli } from '../supabaseCli.ts';
import { onProjectCopy } from './projectCopy.ts';

/**
 * `supabase db push` of this checkout's migrations to the database at this address, twice: the second time there must be
 * nothing left to do.
 *
 * @returns how many were applied
 * @throws with what the command line said when a migration fails
 */
export function pushMigrations(url: string): Promise<number> {
  return onProjectCopy(async (folder) => {
    const push = async () => {
      const { code, stdout, stderr } = await supabaseCli(['db', 'push', `--remote=${url}`, '--yes'], { folder });
      if (code !== 0) throw new Error(`supabase db push failed.\n${stderr}${stdout}`);
      return stdout + stderr;
    };
    const said = await push();
    const again = await push();
    if (!again.includes('up to date')) throw new Error(`A second push found something to do.\n${again}`);
    return said.match(/^Applying migration /gm)?.length ?? 0;
  });
}
