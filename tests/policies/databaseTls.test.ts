import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookup } from 'node:dns/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/local-supabase/src/backend/postgresDatabase.ts';
import {
  type NetworkAccess,
  postgresPrograms,
  type PostgresServer,
  startPostgres,
} from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { withPrograms } from '../../tools/owner/postgresPrograms.ts';

const folder = mkdtempSync(join(tmpdir(), 'podium-tls-'));
/** With characters that a password file escapes. */
const password = 'open: \\sesame@/';
/** A server on this machine counts as remote when addressed by the machine's host name. */
const canRun = postgresPrograms !== undefined && hasOpenssl() && (await hasName());

function hasOpenssl(): boolean {
  return spawnSync('openssl', ['version']).status === 0;
}

function hasName(): Promise<boolean> {
  return lookup(hostname()).then(
    () => true,
    () => false,
  );
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
}

/** A certificate for this name, signed by the test's root certificate. */
function certificateFor(name: string): NonNullable<NetworkAccess['tls']> {
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`, '-out', `${name}.csr`, ...subject);
  const signer = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-copy_extensions', 'copy'];
  openssl('x509', '-req', '-in', `${name}.csr`, '-days', '2', '-out', `${name}.pem`, ...signer);
  return {
    certificate: readFileSync(join(folder, `${name}.pem`), 'utf8'),
    key: readFileSync(join(folder, `${name}.key`), 'utf8'),
  };
}

describe.skipIf(!canRun)('REQ-OPS-1: verified TLS to remote databases (skipped without PostgreSQL or openssl)', () => {
  const servers: PostgresServer[] = [];
  const roots = join(folder, 'root.pem');

  beforeAll(() => {
    const root = ['-subj', '/CN=Root of the test', '-days', '2', '-keyout', 'root.key', '-out', 'root.pem'];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...root);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    delete process.env['PGSSLROOTCERT'];
    rmSync(folder, { recursive: true });
  });

  /** Its connection string with the machine's host name. */
  async function serve(tls: NetworkAccess['tls']): Promise<string> {
    const server = await startPostgres(postgresPrograms ?? '', 'postgres', { tls });
    servers.push(server);
    const url = new URL(await server.createDatabase());
    const engine = await openDatabase(url.href);
    await engine.exec(`alter role postgres password '${password}'`);
    await engine.close();
    url.password = password;
    return url.href.replace('127.0.0.1', hostname());
  }

  /** The result of each way to connect: its error, or 'on' for an encrypted session. */
  async function connect(url: string, rootsFile?: string): Promise<{ driver: string; program: string }> {
    if (rootsFile === undefined) delete process.env['PGSSLROOTCERT'];
    else process.env['PGSSLROOTCERT'] = rootsFile;
    const query = 'select ssl::text as ssl from pg_stat_ssl where pid = pg_backend_pid()';
    const said = (error: unknown) => (error as Error).message;
    const driver = openDatabase(url).then(async (engine) => {
      const [row] = await engine.query<{ ssl: string }>(query);
      await engine.close();
      return row?.ssl === 'true' ? 'on' : 'off';
    }, said);
    const program = withPrograms(url, ['psql'], (run) =>
      run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${query}`]),
    ).then((out) => (out.trim() === 'true' ? 'on' : 'off'), said);
    return { driver: await driver, program: await program };
  }

  it('connects to a server whose certificate has its name', async () => {
    const url = await serve(certificateFor(hostname()));
    expect(await connect(url, roots)).toEqual({ driver: 'on', program: 'on' });
    expect(await connect(`${url}?sslmode=require`, roots)).toEqual({ driver: 'on', program: 'on' });
  });

  it('refuses a certificate with another name', async () => {
    const { driver, program } = await connect(await serve(certificateFor('elsewhere.example')), roots);
    expect(driver).toBe(
      `The database of DATABASE_URL cannot be used: the certificate of ${hostname()} is for another name.`,
    );
    expect(program).toContain('does not match host name');
  });

  it("refuses a certificate that Supabase's roots did not sign, unless PGSSLROOTCERT names other roots", async () => {
    const { driver, program } = await connect(await serve(certificateFor(hostname())));
    expect(driver).toMatch(/cannot be verified .* set PGSSLROOTCERT to the file of its root certificate\.$/);
    expect(program).toContain('certificate verify failed');
  });

  it('refuses a server without TLS', async () => {
    const { driver, program } = await connect(await serve(undefined), roots);
    expect(driver).toBe(
      `The database of DATABASE_URL cannot be used: ${hostname()} does not support TLS, which connections to another machine need.`,
    );
    expect(program).toContain('server does not support SSL');
  });

  it('reports a file of root certificates that cannot be read', async () => {
    const { driver } = await connect(`postgres://postgres@${hostname()}/x`, join(folder, 'none.pem'));
    expect(driver).toContain('PGSSLROOTCERT names a file that cannot be read');
  });
});
