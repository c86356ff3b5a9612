import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { cp, mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

const variables = `SITE_URL=https://www.example.com
SITE_REDIRECTS=https://www.example.com/**
MAIL_API_KEY=re_0123456789abcdef
OUTBOX_WORKER_SECRET=${'a'.repeat(64)}
SMTP_ENABLED=true
SMTP_HOST=smtp.example.com
SMTP_USER=resend
SMTP_PASS=re_0123456789abcdef
SMTP_ADMIN_EMAIL=post@podium.example
SMTP_SENDER_NAME="Ada Example"
`;

/** The part of the API of hosted Supabase that sets and lists secrets. Returns its origin. */
async function startApi(): Promise<string> {
  let secrets: { name: string; value: string }[] = [];
  const server = createServer(async (request, response) => {
    const isList = request.url?.endsWith('/secrets') ?? false;
    if (request.method === 'POST') secrets = (await json(request)) as typeof secrets;
    const listed = secrets.map(({ name, value }) => ({ name, value: hash('sha256', value) }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(isList ? listed : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('pnpm deploy:secrets sets the secrets of the linked project without a question', async () => {
  const api = await startApi();
  // A copy, because the command reads supabase/.env beside its own folder.
  await using folder = await mkdtempDisposable(join(tmpdir(), 'podium-secrets-'));
  for (const path of ['tools/deploy', 'tools/commandLine.ts', 'tools/supabaseCli.ts', 'supabase/config.toml'])
    await cp(join(root, path), join(folder.path, path), { recursive: true });
  await symlink(join(root, 'apps'), join(folder.path, 'apps'));
  await mkdir(join(folder.path, 'supabase/.temp'));
  const files = {
    'supabase/.env': variables,
    'supabase/.temp/project-ref': 'a'.repeat(20),
    'profile.yaml': `name: test\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: supabase.co\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder.path, name), text);

  const env = {
    ...process.env,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    SUPABASE_PROFILE: join(folder.path, 'profile.yaml'),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder.path, 'tools/deploy/setSecrets.ts')], {
    env,
  });
  expect(stdout).toBe('The project has every secret with the value of supabase/.env.\n');
});
