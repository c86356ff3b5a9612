import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const supabaseProgram = join(import.meta.dirname, '../apps/local-supabase/node_modules/.bin/supabase');

/**
 * Runs Supabase's CLI. The commands used here need neither Docker nor an account.
 *
 * @param folder a working folder with `supabase/`, where the CLI may write its own files; empty and temporary if omitted
 */
export async function supabaseCli(args: readonly string[], folder?: string) {
  await using own = await mkdtempDisposable(join(tmpdir(), 'podium-cli-'));
  const options = {
    cwd: folder ?? own.path,
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' },
    maxBuffer: 16 * 1024 * 1024,
    timeout: 120_000,
  };
  try {
    return { code: 0, ...(await promisify(execFile)(supabaseProgram, args, options)) };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : 1, stdout, stderr: stderr || String(error) };
  }
}
