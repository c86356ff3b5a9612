import { readSiteOrigin } from '@podium/data/client/siteOrigin.ts';
import * as z from 'zod';
import { readDatabaseAddress } from './backend/databaseAddress.ts';

/** An empty value counts as unset, as in shells and CI. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const wholeNumber = (message: string, most: number) =>
  z.coerce.number(message).int(message).min(1, message).max(most, message);

const limit = (name: string) =>
  optional(wholeNumber(`${name} must be a whole number from 1 to 9999999`, 9_999_999).optional());

/** An unset limit keeps the default of the functions or of config.toml. */
const schema = z.object({
  PORT: optional(wholeNumber('PORT must be a whole number from 1 to 65535', 65_535).default(4173)),
  /** Host name or address to listen on. */
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'HOST must be a host name or an address')
      .default('localhost'),
  ),
  DATA_DIR: optional(z.string().default('.data')),
  /** A PostgreSQL server to use instead of PGlite. */
  DATABASE_URL: optional(z.string().optional()),
  /** Public origin of the site, without a trailing slash. */
  SITE_URL: optional(z.string().optional()),
  /** Calls of one form per hour and /64 or address. */
  FORM_LIMIT_PER_HOUR: limit('FORM_LIMIT_PER_HOUR'),
  /** Mails per hour that one form sends to typed addresses. */
  FORM_TOTAL_PER_HOUR: limit('FORM_TOTAL_PER_HOUR'),
  /** Sign-ins, token refreshes and opened links per address within five minutes. */
  AUTH_LIMIT_PER_5_MINUTES: limit('AUTH_LIMIT_PER_5_MINUTES'),
});

export type Environment = ReturnType<typeof parseEnvironment>;

/** @throws with one sentence about the first invalid value */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const { success, data, error } = schema.safeParse(variables);
  if (!success) {
    const [issue] = error.issues;
    const value = variables[String(issue?.path[0])];
    throw new Error(`${issue?.message ?? 'The environment is wrong'}, not '${value ?? ''}'.`);
  }
  if (data.DATABASE_URL) readDatabaseAddress(data.DATABASE_URL);
  return { ...data, SITE_URL: data.SITE_URL ? readSiteOrigin(data.SITE_URL) : originOf(data.HOST, data.PORT) };
}

/** Origin under which a browser on this machine reaches `host`. */
function originOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
