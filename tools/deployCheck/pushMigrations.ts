import { supabaseCli } from '../supabaseCli.ts';
import { onProjectCopy } from './projectCopy.ts';

/**
 * Runs `supabase db push` with this checkout's migrations twice. The second run must find nothing to apply.
 *
 * @returns the number of applied migrations
 * @throws with the CLI's output when a migration fails
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
