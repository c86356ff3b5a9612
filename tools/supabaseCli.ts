import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../apps/local-supabase/node_modules/.bin/supabase', import.meta.url));

/** How a run of the command line ended. */
export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs Supabase's command line, which needs neither Docker nor an account for what is asked of it here.
 *
 * @param folder where it looks for `supabase/` and may leave its own files
 */
export async function supabaseCli(
  args: readonly string[],
  { folder, env = {} }: { folder: string; env?: Record<string, string> },
): Promise<CliResult> {
  const options = {
    cwd: folder,
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', ...env },
    maxBuffer: 16 * 1024 * 1024,
    timeout: 120_000,
  };
  try {
    return { code: 0, ...(await promisify(execFile)(program, args, options)) };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : 1, stdout, stderr: stderr || String(error) };
  }
}
