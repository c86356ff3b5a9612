import { copyFile, cp, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CliOptions, supabaseCli } from '../../tools/supabaseCli.ts';
import { type ManagementApi, startManagementApi, type Upload } from './managementApi.ts';

const root = join(import.meta.dirname, '../..');

/** What the CLI reads of this checkout: the project, and the sources that its functions import. */
const parts = ['supabase', 'packages/data/src'];

/** Runs `work` in a copy of the deployed files, because the CLI writes its own files there. */
async function onProjectCopy<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-project-'));
  for (const part of parts) await cp(join(root, part), join(folder.path, part), { recursive: true });
  await copyFile(join(root, 'supabase/.env.example'), join(folder.path, 'supabase/.env'));
  return await work(folder.path);
}

/**
 * Runs `work` with a stand-in for the management API, and with the CLI's arguments and options that select it. Project
 * reference and token are invented; only their format matters.
 */
function onStandIn<Result>(
  work: (api: ManagementApi, args: readonly string[], options: CliOptions) => Promise<Result>,
): Promise<Result> {
  return onProjectCopy(async (folder) => {
    await using api = await startManagementApi();
    const profile = join(folder, 'profile.json');
    const addresses = { api_url: api.url, dashboard_url: api.url };
    const hosts = { project_host: 'localhost', pooler_host: 'localhost' };
    await writeFile(profile, JSON.stringify({ name: 'stand-in', ...addresses, ...hosts }));
    const env = { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` };
    return await work(api, [`--remote=${'a'.repeat(20)}`, '--profile', profile, '--yes'], { folder, env });
  });
}

/** Runs the CLI. Returns its output, and throws with it when the command fails. */
async function succeed(args: readonly string[], options: CliOptions): Promise<string> {
  const { code, stdout, stderr } = await supabaseCli(args, options);
  if (code !== 0) throw new Error(`supabase ${args.slice(0, 2).join(' ')} failed.\n${stderr}${stdout}`);
  return stdout + stderr;
}

/**
 * Runs `supabase db push` with this checkout's migrations twice. The second run must find nothing to apply.
 *
 * @returns the number of applied migrations
 */
export function pushMigrations(url: string): Promise<number> {
  return onProjectCopy(async (folder) => {
    const push = () => succeed(['db', 'push', `--remote=${url}`, '--yes'], { folder });
    const said = await push();
    const again = await push();
    if (!again.includes('up to date')) throw new Error(`A second push found something to do.\n${again}`);
    return said.match(/^Applying migration /gm)?.length ?? 0;
  });
}

/** What `supabase functions deploy --use-api` uploads. */
export function uploadedFunctions(): Promise<Upload[]> {
  return onStandIn(async ({ uploads }, args, options) => {
    await succeed(['functions', 'deploy', '--use-api', ...args], options);
    return uploads;
  });
}

/** Sample content of supabase/.env. The name contains quotes, to test escaping. */
export const sampleVariables = {
  SITE_URL: 'https://www.example.com',
  SITE_REDIRECTS: 'https://www.example.com/**',
  MAIL_API_KEY: 're_0123456789abcdef',
  MAIL_DRAIN_SECRET: 'a#b$c'.repeat(8),
  MAIL_FROM: `Ada "O'Example" <post@podium.example>`,
  SMTP_ENABLED: 'true',
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'resend',
  SMTP_PASS: 're_0123456789abcdef',
  SMTP_ADMIN_EMAIL: 'post@podium.example',
  SMTP_SENDER_NAME: 'Ada Example',
};

/**
 * What `supabase config push` sends to the auth service. The stand-in does not return the service's 238 settings, so
 * the CLI reports an error after it has sent everything. Any earlier error is a failure.
 */
export function pushedAuthConfig(): Promise<Readonly<Record<string, unknown>>> {
  return onStandIn(async (api, args, { folder, env }) => {
    const options = { folder, env: { ...env, ...sampleVariables } };
    const { stdout, stderr } = await supabaseCli(['config', 'push', ...args], options);
    if (api.authConfig) return api.authConfig;
    throw new Error(`supabase config push sent nothing for the auth service.\n${stderr}${stdout}`);
  });
}

/** What `supabase secrets set` sends, as `pnpm deploy:secrets` runs it. */
export function pushedSecrets(): Promise<[name: string, value: string][]> {
  return onStandIn(async ({ secrets }, args, { folder, env }) => {
    await succeed(['secrets', 'set', ...args], { folder, env: { ...env, ...sampleVariables } });
    return [...secrets];
  });
}
