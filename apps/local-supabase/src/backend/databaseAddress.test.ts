import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libpqVariables, readDatabaseAddress, supabaseRootsFile } from './databaseAddress.ts';

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

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('connects to %s without TLS', (host) => {
    const address = readDatabaseAddress(`postgres://postgres@${host}:5433/x?sslmode=disable`, {});
    expect(libpqVariables(address)).toMatchObject({ PGHOST: host.replace(/[[\]]/g, ''), PGSSLMODE: 'disable' });
  });

  it.each(['db.abc.supabase.co', '192.0.2.1', '127.0.0.1.example', 'localhost.example', 'localhost,192.0.2.1'])(
    'connects to %s by verified TLS',
    (host) => {
      const address = readDatabaseAddress(`postgres://postgres@${host}/x`, {});
      expect(libpqVariables(address)).toMatchObject({ PGSSLMODE: 'verify-full', PGSSLROOTCERT: supabaseRootsFile });
    },
  );

  it.each([
    ['mysql://x', 'must be a connection string'],
    [`${hosted}?sslmode=disable`, 'must not have sslmode=disable'],
    [`${hosted}?sslmode=prefer`, 'must not have sslmode=prefer'],
    ['postgres:///postgres?host=192.0.2.1', 'must name its host'],
    ['postgres://localhost/postgres?hostaddr=192.0.2.1', 'must name its host'],
  ])('%s is refused: %s', (url, sentence) => {
    expect(() => readDatabaseAddress(url, {})).toThrow(sentence);
    expect(() => readDatabaseAddress(url, {})).not.toThrow('word');
  });
});

describe("Supabase's root certificates", () => {
  const roots = readFileSync(supabaseRootsFile, 'utf8').split(/(?<=-----END CERTIFICATE-----\n)/);

  it('are those of 2021 and 2025, and valid for at least a year', () => {
    const certificates = roots.map((root) => new X509Certificate(root));
    expect(certificates.map(({ fingerprint256 }) => fingerprint256)).toEqual([
      '80:70:25:AD:50:D4:ED:21:9D:2C:9C:7D:29:9C:00:4F:82:4E:B0:0C:F7:F6:5A:FE:F6:07:D0:7B:72:E6:CA:FA',
      '5F:9B:77:95:1A:7A:A1:30:3F:9B:58:EE:A9:BF:A8:9E:35:8C:FD:C1:5F:97:86:FF:10:D4:93:0A:72:2C:9A:E2',
    ]);
    for (const { validTo } of certificates) {
      expect(new Date(validTo).getTime()).toBeGreaterThan(Date.now() + 365 * 86_400_000);
    }
  });
});
