import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { stop } from '../commandLine.ts';

/** A variable of the deployment. */
interface Variable {
  /** Describes a valid value in a few words. */
  format: string;
  isValid: (value: string) => boolean;
  isOptional?: true;
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const isPublicOrigin = (value: string) =>
  URL.canParse(value) && value === new URL(value).origin && value.startsWith('https://');
const isRedirect = (value: string) => value.endsWith('/**') && isPublicOrigin(value.slice(0, -3));
const isWholeNumber = matches(/^[1-9]\d{0,8}$/);
const isSecret = matches(/^\S{32,}$/);
const isAddress = matches(/^[^@\s<>]+@[^@\s<>]+$/);
const isSender = matches(/^[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>$/);
const isHttps = (value: string) => URL.canParse(value) && value.startsWith('https://');
const secretFormat = 'at least 32 characters without a space; openssl rand -hex 32 makes one';

/** Variables of the functions. The platform adds SUPABASE_URL and SUPABASE_SECRET_KEYS. */
export const functionVariables: Readonly<Record<string, Variable>> = {
  SITE_URL: { format: 'an origin such as https://www.example.com', isValid: isPublicOrigin },
  MAIL_API_KEY: { format: 'a key of the mail service, re_…', isValid: matches(/^\S{16,}$/) },
  OUTBOX_WORKER_SECRET: { format: secretFormat, isValid: isSecret },
  MAIL_FROM: { format: 'Name <address>', isValid: isSender, isOptional: true },
  MAIL_API_URL: { format: 'an https address', isValid: isHttps, isOptional: true },
  FORM_LIMIT_PER_HOUR: { format: 'a whole number from 1', isValid: isWholeNumber, isOptional: true },
  FORM_TOTAL_PER_HOUR: { format: 'a whole number from 1', isValid: isWholeNumber, isOptional: true },
};

/** All variables of a deployment; the others are read by config.toml. */
export const deploymentVariables: Readonly<Record<string, Variable>> = {
  ...functionVariables,
  SITE_REDIRECTS: { format: 'the site’s origin followed by /**', isValid: isRedirect },
  SMTP_ENABLED: { format: 'true', isValid: matches(/^true$/) },
  SMTP_HOST: { format: 'a host name', isValid: matches(/^[\w-]+(\.[\w-]+)+$/) },
  SMTP_USER: { format: 'a user of the mail service', isValid: matches(/^\S+$/) },
  SMTP_PASS: { format: 'its password', isValid: matches(/^\S{8,}$/) },
  SMTP_ADMIN_EMAIL: { format: 'an address', isValid: isAddress },
  SMTP_SENDER_NAME: { format: 'one line', isValid: matches(/^[^\r\n]+$/) },
};

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads `supabase/.env` into the environment, or exits with one sentence. The file wins: a shell that has read it before
 * a key was changed has the old one. An empty line wins only for the functions' variables, which are sent as they are.
 */
export function loadVariables(file = new URL('../../supabase/.env', import.meta.url)): void {
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
      if (value || name in functionVariables) process.env[name] = value;
    }
  } catch {
    stop('There is no supabase/.env; copy supabase/.env.example and fill it in.');
  }
}

/** One sentence for each missing or invalid variable. Never contains a value, because some are secret. */
export function faultsOf(variables: Variables): string[] {
  const faults = Object.entries(deploymentVariables).flatMap(([name, { format, isValid, isOptional }]) => {
    const value = variables[name];
    if (!value) return isOptional ? [] : [`${name} is missing: ${format}.`];
    return isValid(value) ? [] : [`${name} is wrong: it must be ${format}.`];
  });
  const { SITE_URL: site, SITE_REDIRECTS: redirects } = variables;
  if (faults.length === 0 && redirects !== `${site}/**`)
    faults.push(`SITE_REDIRECTS must be SITE_URL followed by /**.`);
  return faults;
}

/** An entry of `supabase secrets list`: it contains the SHA-256 of a value, never the value. */
export interface ListedSecret {
  name: string;
  value: string;
}

/** One sentence for each secret that the project lacks, has with another value, or has although the variables do not. */
export function differences(variables: Variables, listed: readonly ListedSecret[]): string[] {
  return Object.keys(functionVariables).flatMap((name) => {
    const value = variables[name];
    const found = listed.find((secret) => secret.name === name);
    if (value && found?.value === hash('sha256', value)) return [];
    if (value && found) return [`${name} of the project differs from supabase/.env.`];
    if (value) return [`The project has no ${name}.`];
    const remedy = 'delete it in the dashboard, Edge Functions, Secrets';
    return found ? [`The project has ${name}, which supabase/.env lacks: ${remedy}.`] : [];
  });
}
