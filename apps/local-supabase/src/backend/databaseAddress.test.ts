import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import type { PeerCertificate } from 'node:tls';
import { describe, expect, it } from 'vitest';
import {
  connectionFailure,
  driverOptions,
  libpqVariables,
  readDatabaseAddress,
  supabaseRootsFile,
} from './databaseAddress.ts';
import { openDatabase } from './postgresDatabase.ts';

const hosted = 'postgresql://postgres.abc:p%40ss%2Fword@aws-0-eu-central-1.pooler.supabase.com:5432/postgres';

describe('REQ-OPS-1: DATABASE_URL', () => {
  it('is parsed into host, port, user, password and database', () => {
    expect(readDatabaseAddress(`${hosted}?sslmode=require`, {})).toEqual({
      host: 'aws-0-eu-central-1.pooler.supabase.com',
      port: 5432,
      user: 'postgres.abc',
      password: 'p@ss/word',
      database: 'postgres',
      rootsFile: supabaseRootsFile,
    });
  });

  it.each(['localhost', '127.1.2.3', '[::1]'])('connects to %s without TLS', (host) => {
    const address = readDatabaseAddress(`postgres://postgres@${host}:5433/x?sslmode=disable`, {});
    expect(libpqVariables(address)).toMatchObject({ PGHOST: host.replace(/[[\]]/g, ''), PGSSLMODE: 'disable' });
  });

  it.each(['192.0.2.1', '127.0.0.1.example', 'localhost,192.0.2.1'])('connects to %s by verified TLS', (host) => {
    const address = readDatabaseAddress(`postgres://postgres@${host}/x`, {});
    expect(libpqVariables(address)).toMatchObject({ PGSSLMODE: 'verify-full', PGSSLROOTCERT: supabaseRootsFile });
  });

  it.each([
    ['mysql://x', 'must be a connection string'],
    ['postgres://postgres:p%ssword@localhost/x', 'must be a connection string'],
    [`${hosted}?sslmode=disable`, 'must not have sslmode=disable'],
    [`${hosted}?sslmode=prefer`, 'must not have sslmode=prefer'],
    ['postgres:///postgres?host=192.0.2.1', 'must name its host'],
    ['postgres://localhost/postgres?hostaddr=192.0.2.1', 'must name its host'],
  ])('%s is refused: %s', (url, sentence) => {
    expect(() => readDatabaseAddress(url, {})).toThrow(sentence);
    expect(() => readDatabaseAddress(url, {})).not.toThrow('word');
  });
});

describe('REQ-OPS-1: TLS of the driver', () => {
  const remote = 'postgres://postgres@db.example/x';
  const address = readDatabaseAddress(remote, {});

  it('verifies the certificate, also with PGSSLROOTCERT', () => {
    const verified = { rejectUnauthorized: true, ca: readFileSync(supabaseRootsFile, 'utf8') };
    expect(driverOptions(address).ssl).toMatchObject(verified);
    const ownRoots = readDatabaseAddress(`${remote}?sslmode=require`, { PGSSLROOTCERT: import.meta.filename });
    expect(driverOptions(ownRoots).ssl).toMatchObject({ ...verified, ca: readFileSync(import.meta.filename, 'utf8') });
    expect(libpqVariables(ownRoots)).toMatchObject({ PGSSLMODE: 'verify-full', PGSSLROOTCERT: import.meta.filename });
    const code = 'SELF_SIGNED_CERT_IN_CHAIN';
    expect(connectionFailure(address, Object.assign(new Error(code), { code }))).toMatch(
      /cannot be verified .* set PGSSLROOTCERT to the file of its root certificate$/,
    );
  });

  it('refuses a certificate with another name', () => {
    const ssl = driverOptions(address).ssl as Exclude<ReturnType<typeof driverOptions>['ssl'], boolean>;
    const certificateOf = (name: string) => ({ subject: {}, subjectaltname: `DNS:${name}` }) as PeerCertificate;
    expect(ssl.checkServerIdentity('', certificateOf('db.example'))).toBeUndefined();
    const error = ssl.checkServerIdentity('', certificateOf('elsewhere.example'));
    expect(connectionFailure(address, error)).toBe('the certificate of db.example is for another name');
  });

  it('refuses a server without TLS', async () => {
    // Like PostgreSQL without TLS: answers N to the request for TLS, and closes the connection at the handshake.
    const server = createServer((socket) => {
      socket.once('data', () => socket.write('N', () => socket.once('data', () => socket.destroy())));
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    // Leads to this machine but is not a loopback address.
    const url = `postgres://postgres@0.0.0.0:${(server.address() as AddressInfo).port}/x`;
    await expect(openDatabase(url)).rejects.toThrow(
      'The database of DATABASE_URL cannot be used: 0.0.0.0 does not support TLS, which connections to another machine need.',
    );
    server.close();
  });

  it('reports a file of root certificates that cannot be read', () => {
    const unreadable = readDatabaseAddress(remote, { PGSSLROOTCERT: '/no/such/file.pem' });
    expect(() => driverOptions(unreadable)).toThrow('PGSSLROOTCERT names a file that cannot be read');
  });
});
