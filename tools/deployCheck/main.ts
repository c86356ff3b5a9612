import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { pgtapExtension, runPgtap } from '../../apps/local-supabase/src/testing/pgtap.ts';
import { callersQuery, grantsQuery, linesOf } from '../../tests/policies/catalogue.ts';
import { expectedCallers, expectedGrants } from '../../tests/policies/expectation.ts';
import { readCommandLine } from '../commandLine.ts';
import { parseSettings } from '../../apps/local-supabase/src/backend/projectConfig.ts';
import { scheduleOutboxWorker } from '../deploy/outboxWorker.ts';
import { functionSecrets } from '../deploy/secrets.ts';
import { typesFile, typesOfDatabase } from '../generate/databaseTypes.ts';
import { onMigratedDatabase } from '../migratedDatabase.ts';
import { askAdvisors } from './advisors.ts';
import { bundle, checkTypes, NoBundler, uploadedFunctions } from './functions.ts';
import { startHostedProject } from './hostedProject.ts';
import type { Upload } from './managementApi.ts';
import { root } from './projectCopy.ts';
import { pushMigrations } from './pushMigrations.ts';
import { createReport, Skipped } from './report.ts';
import { pushedAuthConfig, pushedSecrets, sampleVariables } from './settings.ts';
import { oweMail, queuedRequests, runJobs, scheduledJobs } from './timer.ts';

const usage = `Proves as much of a deployment to hosted Supabase as can be proved without an account. What cannot be tried on this
machine says so.

  pnpm deploy:check`;

readCommandLine({ usage });

const { step, finish } = createReport();

const binaries = findPostgres();
let uploads: readonly Upload[] | undefined;
const project = binaries === undefined ? undefined : await startHostedProject(binaries);

/** The PostgreSQL that looks like a hosted project. */
function hosted() {
  if (project === undefined) throw new Skipped('there is no PostgreSQL (15 or later) on this machine');
  return project;
}

function uploaded() {
  if (uploads === undefined) throw new Skipped('nothing was uploaded');
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

  await step('types match the database', async () => {
    if ((await typesOfDatabase(hosted().url)) === (await readFile(typesFile, 'utf8'))) return 'as committed';
    throw new Error('They do not: npx node tools/generate/main.ts');
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
    const sent = Object.entries(await pushedSecrets()).map(([name, value]) => `${name}=${value}`);
    expectSame(sent, functionSecrets(sampleVariables));
    return `${sent.length} secrets, none on a command line`;
  });

  await step('settings of the auth service arrive through supabase config push', async () => {
    const config = await pushedAuthConfig();
    const settings = parseSettings(await readFile(join(root, 'supabase/config.toml'), 'utf8'));
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

  await step('supabase/tests pass (pgTAP, on PGlite)', async () => {
    const folder = join(root, 'supabase/tests');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
    let passed = 0;
    await onMigratedDatabase(async (engine) => {
      for (const name of files) {
        const lines = await runPgtap(engine, await readFile(join(folder, name), 'utf8'));
        expectSame(
          lines.filter((line) => !/^(ok \d+|1\.\.\d+$)/.test(line)),
          [],
        );
        passed += lines.length - 1;
      }
    }, pgtapExtension);
    return `${passed} assertions in ${files.length} files`;
  });

  uploads = await step('functions deploy through supabase functions deploy', async () => {
    const folders = await readdir(join(root, 'supabase/functions'), { withFileTypes: true });
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
    return { words: `${found.length} functions, all open to visitors`, value: found };
  });

  await step('functions type-check under Deno with what was uploaded', async () => {
    for (const upload of uploaded()) await checkTypes(upload);
    return `${new Set(uploaded().flatMap(({ files }) => [...files.keys()])).size} files`;
  });

  await step('functions bundle with what was uploaded', async () => {
    try {
      for (const upload of uploaded()) await bundle(upload);
      return 'each by itself';
    } catch (error) {
      if (error instanceof NoBundler) throw new Skipped('Deno could not fetch its bundler; it needs the network once');
      throw error;
    }
  });
} finally {
  await project?.stop();
}

finish();

function expectSame(found: readonly string[], expected: readonly string[]): void {
  const missing = expected.filter((line) => !found.includes(line));
  const surplus = found.filter((line) => !expected.includes(line));
  if (missing.length + surplus.length === 0) return;
  throw new Error(
    [...missing.map((line) => `missing: ${line}`), ...surplus.map((line) => `too much: ${line}`)].join('\n'),
  );
}
