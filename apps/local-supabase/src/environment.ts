import { isOrigin } from '@podium/data/client/siteOrigin';
import * as z from 'zod';
import { StartError } from './startError.ts';

/** Settings from environment variables. */
export interface Environment {
  port: number;
  /** Host name or address to listen on. */
  host: string;
  dataDir: string;
  /** A PostgreSQL server to use instead of PGlite. */
  databaseUrl?: string;
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Calls of one form per hour and /64 or address; the functions' default when unset. */
  formLimitPerHour?: number;
  /** Mails per hour that one form sends to typed addresses. */
  formTotalPerHour?: number;
  /** Sign-ins, token refreshes and opened links per address within five minutes; config.toml applies when unset. */
  authLimitPer5Minutes?: number;
  /** Mail API of the functions, instead of the inbox's own; for `pnpm test:faults`. */
  mailApiUrl?: string;
}

const portMessage = 'PORT must be a whole number from 1 to 65535';
const siteUrlMessage = 'SITE_URL must be an origin such as http://localhost:4173';
const mailApiUrlMessage = 'MAIL_API_URL must be an address such as http://127.0.0.1:8025';
const databaseUrlMessage = 'DATABASE_URL must begin with postgres:// or postgresql://';

/** An empty value counts as unset, as in shells and CI. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const limit = (name: string) =>
  optional(
    z
      .string()
      .regex(/^[1-9]\d{0,6}$/, `${name} must be a whole number from 1`)
      .transform(Number)
      .optional(),
  );

const schema = z.object({
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, portMessage)
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, portMessage)
      .default(4173),
  ),
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'HOST must be a host name or an address')
      .default('localhost'),
  ),
  DATA_DIR: optional(z.string().default('.data')),
  DATABASE_URL: optional(
    z
      .string()
      .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), databaseUrlMessage)
      .optional(),
  ),
  SITE_URL: optional(
    z
      .string()
      .refine((url) => isOrigin(url), siteUrlMessage)
      .transform((url) => new URL(url).origin)
      .optional(),
  ),
  MAIL_API_URL: optional(
    z
      .string()
      .refine((url) => /^https?:\/\//.test(url) && URL.canParse(url), mailApiUrlMessage)
      .optional(),
  ),
  FORM_LIMIT_PER_HOUR: limit('FORM_LIMIT_PER_HOUR'),
  FORM_TOTAL_PER_HOUR: limit('FORM_TOTAL_PER_HOUR'),
  AUTH_LIMIT_PER_5_MINUTES: limit('AUTH_LIMIT_PER_5_MINUTES'),
});

/** @throws StartError with one sentence about the first invalid value */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const value = variables[String(issue?.path[0])];
    throw new StartError(`${issue?.message ?? 'The environment is wrong'}, not '${value ?? ''}'.`);
  }
  const { PORT: port, HOST: host, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SITE_URL } = parsed.data;
  const siteUrl = SITE_URL ?? originOf(host, port);
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    siteUrl,
    formLimitPerHour: parsed.data.FORM_LIMIT_PER_HOUR,
    formTotalPerHour: parsed.data.FORM_TOTAL_PER_HOUR,
    authLimitPer5Minutes: parsed.data.AUTH_LIMIT_PER_5_MINUTES,
    mailApiUrl: parsed.data.MAIL_API_URL,
  };
}

/** Origin under which a browser on this machine reaches `host`. */
function originOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
