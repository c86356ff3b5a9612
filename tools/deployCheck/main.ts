import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { callersQuery, grantsQuery, linesOf } from '../../tests/policies/catalogue.ts';
import { expectedCallers, expectedGrants } from '../../tests/policies/expectation.ts';
import { parseSettings } from '../../apps/local-supabase/src/backend/projectConfig.ts';
import { readCommandLine } from '../commandLine.ts';
import { scheduleOutboxWorker } from '../deploy/outboxWorker.ts';
import { functionSecrets } from '../deploy/secrets.ts';
import { askAdvisors } from './advisors.ts';
import { pushedAuthConfig, pushedSecrets, pushMigrations, sampleVariables, uploadedFunctions } from './commands.ts';
import { runDeno } from './functions.ts';
import { startHostedProject } from './hostedProject.ts';
import type { Upload } from './managementApi.ts';
import { oweMail, queuedRequests, runJobs, scheduledJobs } from './timer.ts';

const usage = `Proves as much of a deployment to hosted Supabase as can be proved without an account. What cannot be tried on this
machine says so.

  pnpm deploy:check`;

readCommandLine({ usage });

/** The reason why a step cannot run on this machine. */
class Skipped extends Error {}

const counts = { passed: 0, skipped: 0, FAILED: 0 };
const supabaseFolder = new URL('../../supabase/', import.meta.url);
const binaries = findPostgres();
let uploads: readonly Upload[] = [];
const project = binaries === undefined ? undefined : await startHostedProject(binaries);

/** The PostgreSQL that looks like a hosted project. */
function hosted() {
  if (project === undefined) throw new Skipped('there is no PostgreSQL (15 or later) on this machine');
  return project;
}

function uploaded() {
  if (uploads.length === 0) throw new Skipped('nothing was uploaded');
  return uploads;
}

try {
  await step('migrations apply through supabase db push', async () => {
    const { url } = hosted();
    return `${await pushMigrations(url)} migrations, and none a second time`;
  });

  await step('rights are those of tests/policies/rights.ts', async () => {
    const { engine } = hosted();
    const found = [...(await linesOf(grantsQuery, engine)), ...(await linesOf(callersQuery, engine))];
    expectSame(found, [...expectedGrants(), ...expectedCallers()]);
    return `${found.length} rights`;
  });

  await step("Supabase's advisors are silent", async () => {
    expectSame(
      (await askAdvisors(hosted().url)).map(({ level, detail }) => `${level} ${detail}`),
      [],
    );
    return 'nothing at warn or above';
  });

  await step('the timer calls the outbox worker (stand-ins of pg_cron, pg_net and the vault)', async () => {
    const { engine, hasTimer } = hosted();
    if (!hasTimer) throw new Skipped('this PostgreSQL has no pg_config, which says where its extensions are');
    const secret = randomUUID();
    const said = await scheduleOutboxWorker(engine, { project: 'https://project.supabase.example', secret });
    await oweMail(engine);
    await runJobs(engine);
    expectSame(
      (await queuedRequests(engine)).map(({ url, headers }) => `${url} ${headers['authorization']}`),
      [`https://project.supabase.example/functions/v1/mail-drain Bearer ${secret}`],
    );
    return `${said} ${(await scheduledJobs(engine)).length} jobs, one request`;
  });

  await step('secrets arrive through supabase secrets set', async () => {
    const sent = await pushedSecrets();
    expectSame(sent.map(String), functionSecrets(sampleVariables).map(String));
    return `${sent.length} secrets, none on a command line`;
  });

  await step('settings of the auth service arrive through supabase config push', async () => {
    const config = await pushedAuthConfig();
    const settings = parseSettings(readFileSync(new URL('config.toml', supabaseFolder), 'utf8'));
    const expected = {
      site_url: sampleVariables.SITE_URL,
      uri_allow_list: sampleVariables.SITE_REDIRECTS,
      smtp_host: sampleVariables.SMTP_HOST,
      smtp_port: '465',
      smtp_user: sampleVariables.SMTP_USER,
      smtp_pass: sampleVariables.SMTP_PASS,
      smtp_admin_email: sampleVariables.SMTP_ADMIN_EMAIL,
      smtp_sender_name: sampleVariables.SMTP_SENDER_NAME,
      rate_limit_otp: settings.get('auth.rate_limit.sign_in_sign_ups'),
      rate_limit_email_sent: settings.get('auth.rate_limit.email_sent'),
    };
    const lines = (found: Readonly<Record<string, unknown>>) =>
      Object.keys(expected).map((name) => `${name} = ${String(found[name])}`);
    expectSame(lines(config), lines(expected));
    return `${Object.keys(config).length} settings, mail limit and SMTP among them`;
  });

  await step('functions deploy through supabase functions deploy', async () => {
    const folders = readdirSync(new URL('functions', supabaseFolder), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name);
    const found = await uploadedFunctions();
    expectSame(
      found.map(({ name }) => name),
      names,
    );
    expectSame(
      found.filter(({ verifyJwt }) => verifyJwt).map(({ name }) => `${name} wants a user's token`),
      [],
    );
    uploads = found;
    return `${found.length} functions, all open to visitors`;
  });

  await step('functions type-check under Deno with what was uploaded', async () => {
    for (const upload of uploaded()) await runDeno(upload, ['check']);
    return `${new Set(uploaded().flatMap(({ files }) => [...files.keys()])).size} files`;
  });

  await step('functions bundle with what was uploaded', async () => {
    try {
      for (const upload of uploaded()) await runDeno(upload, ['bundle', '--output', 'bundle.js']);
      return 'each by itself';
    } catch (error) {
      // Deno downloads its bundler on first use and caches it.
      const isOffline = /esbuild|registry\.npmjs/.test(String(error));
      throw isOffline ? new Skipped('Deno could not fetch its bundler; it needs the network once') : error;
    }
  });
} finally {
  await project?.stop();
}

process.stdout.write(`\n${counts.passed} passed, ${counts.skipped} skipped, ${counts.FAILED} failed\n`);
if (counts.FAILED > 0) process.exitCode = 1;

/** Runs a step and prints one line with its result or its error. */
async function step(name: string, work: () => Promise<string>): Promise<void> {
  let verdict: keyof typeof counts = 'passed';
  const words = await work().catch((error: unknown) => {
    verdict = error instanceof Skipped ? 'skipped' : 'FAILED';
    return error instanceof Error ? error.message : String(error);
  });
  counts[verdict] += 1;
  process.stdout.write(`  ${verdict.padEnd(7)}  ${name}: ${words.replaceAll('\n', '\n           ')}\n`);
}

function expectSame(found: readonly string[], expected: readonly string[]): void {
  const missing = expected.filter((line) => !found.includes(line));
  const surplus = found.filter((line) => !expected.includes(line));
  if (missing.length + surplus.length === 0) return;
  throw new Error(
    [...missing.map((line) => `missing: ${line}`), ...surplus.map((line) => `too much: ${line}`)].join('\n'),
  );
}
