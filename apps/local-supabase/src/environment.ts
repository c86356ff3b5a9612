import { isOrigin } from '@podium/data/client/siteOrigin';
import * as z from 'zod';
import { StartError } from './startError.ts';

/** What a person can set. */
export interface Environment {
  port: number;
  /** Name or address to listen on. */
  host: string;
  dataDir: string;
  /** A PostgreSQL server in place of PGlite. */
  databaseUrl?: string;
  /** Public origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Calls of one form that one address may make within an hour; left to the functions when it is not set. */
  formLimitPerHour?: number;
  /** The same for all addresses together. */
  formTotalPerHour?: number;
  /** Sign-ins, refreshed sessions and opened links of one address within five minutes; left to config.toml when not set. */
  authLimitPer5Minutes?: number;
  /** Where the functions hand mail over in place of the inbox's own API; for `pnpm test:faults`. */
  mailApiUrl?: string;
}

const portMessage = 'PORT must be a whole number from 1 to 65535';
const siteUrlMessage = 'SITE_URL must be an origin such as http://localhost:4173';
const mailApiUrlMessage = 'MAIL_API_URL must be an address such as http://127.0.0.1:8025';
const databaseUrlMessage = 'DATABASE_URL must begin with postgres:// or postgresql://';

/** An empty value counts as none: that is how shells and CI unset a variable. */
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

/** @throws StartError with one sentence about the first value that is wrong */
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

/** Where a browser on this machine finds what listens on `host`. */
function originOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
