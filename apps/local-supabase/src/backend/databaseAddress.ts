import { readFileSync } from 'node:fs';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { isLocalName } from '../server/addresses.ts';

/** The public root certificates of hosted Supabase's databases, copied from `@supabase/cli-linux-x64` 3.1.0. */
export const supabaseRootsFile = fileURLToPath(new URL('supabaseRoots.pem', import.meta.url));

/** A parsed connection string. */
export interface DatabaseAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** File of the root certificates to verify the server with; undefined for a server on this machine. */
  rootsFile: string | undefined;
}

/** The modes of libpq that may skip TLS or never verify it. All other modes become `verify-full`. */
const weakModes = ['disable', 'allow', 'prefer', 'no-verify'];

/**
 * Parses DATABASE_URL. Remote servers always need verified TLS (REQ-OPS-1). The root certificates are hosted
 * Supabase's, or those in the file PGSSLROOTCERT.
 *
 * @throws with one sentence that never contains the password
 */
export function readDatabaseAddress(
  url: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): DatabaseAddress {
  const { hostname, port, username, password, pathname, searchParams } = parse(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = isLocalName(hostname.toLowerCase());
  const mode = searchParams.get('sslmode');
  if (!isLocal && mode !== null && weakModes.includes(mode)) {
    throw new Error(
      `DATABASE_URL must not have sslmode=${mode}: connections to another machine (${host}) need verified TLS.`,
    );
  }
  const user = decodeURIComponent(username) || 'postgres';
  return {
    host,
    port: Number(port || 5432),
    user,
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)) || user,
    rootsFile: isLocal ? undefined : variables['PGSSLROOTCERT'] || supabaseRootsFile,
  };
}

function parse(url: string): URL {
  if (!/^postgres(ql)?:\/\//.test(url) || /%(?![\da-f]{2})/i.test(url) || !URL.canParse(url)) {
    throw new Error(
      'DATABASE_URL must be a connection string that begins with postgresql:// (Supabase: Dashboard, Connect, Session pooler), with special characters percent-encoded.',
    );
  }
  const parsed = new URL(url);
  // Otherwise libpq and postgres.js would read the host from different sources.
  if (!parsed.hostname || parsed.searchParams.has('host') || parsed.searchParams.has('hostaddr')) {
    throw new Error('DATABASE_URL must name its host between // and the next slash.');
  }
  return parsed;
}

/** Options for postgres.js. */
export function driverOptions({ host, port, user, password, database, rootsFile }: DatabaseAddress) {
  return {
    // Arrays, although the types do not allow them: a string host is cut at its first colon, which breaks IPv6.
    host: [host] as unknown as string,
    port: [port] as unknown as number,
    user,
    password,
    database,
    ssl: rootsFile === undefined ? false : tls(host, rootsFile),
    connect_timeout: 10,
  };
}

function tls(host: string, rootsFile: string) {
  return {
    ca: readRoots(rootsFile),
    rejectUnauthorized: true,
    // Node compares with the server name, which is missing for an IP address.
    checkServerIdentity: (_name: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate),
  };
}

function readRoots(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`PGSSLROOTCERT names a file that cannot be read: ${file}.`);
  }
}

/** Environment variables for PostgreSQL's own programs, without the password. */
export function libpqVariables({ host, port, user, database, rootsFile }: DatabaseAddress): Record<string, string> {
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    PGCONNECT_TIMEOUT: '10',
    ...(rootsFile === undefined ? { PGSSLMODE: 'disable' } : { PGSSLMODE: 'verify-full', PGSSLROOTCERT: rootsFile }),
  };
}

/** One sentence that explains why a server is unreachable. */
export function connectionFailure({ host }: DatabaseAddress, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (message.includes('before secure TLS connection')) {
    return `${host} does not support TLS, which connections to another machine need`;
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `the certificate of ${host} is for another name`;
  if (/CERT|SIGNATURE|ISSUER/.test(code)) {
    return `the certificate of ${host} cannot be verified (${code}). For a server other than Supabase's, set PGSSLROOTCERT to the file of its root certificate`;
  }
  return message || code;
}
