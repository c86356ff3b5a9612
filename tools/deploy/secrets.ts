import { hash } from 'node:crypto';

/** A variable of the deployment and the format of its value. */
interface VariableDefinition {
  name: string;
  /** Where it is used. */
  reader: 'functions' | 'config';
  isOptional?: true;
  /** Describes a valid value in a few words. */
  format: string;
  isValid: (value: string) => boolean;
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
const secretForm = 'at least 32 characters without a space; openssl rand -hex 32 makes one';

/** All variables of a deployment. The platform adds SUPABASE_URL and SUPABASE_SECRET_KEYS. */
export const definitions: readonly VariableDefinition[] = [
  {
    name: 'SITE_URL',
    reader: 'functions',
    format: 'an origin such as https://www.example.com',
    isValid: isPublicOrigin,
  },
  {
    name: 'MAIL_API_KEY',
    reader: 'functions',
    format: 'a key of the mail service, re_…',
    isValid: matches(/^\S{16,}$/),
  },
  { name: 'MAIL_DRAIN_SECRET', reader: 'functions', format: secretForm, isValid: isSecret },
  { name: 'MAIL_FROM', reader: 'functions', isOptional: true, format: 'Name <address>', isValid: isSender },
  { name: 'MAIL_API_URL', reader: 'functions', isOptional: true, format: 'an https address', isValid: isHttps },
  {
    name: 'FORM_LIMIT_PER_HOUR',
    reader: 'functions',
    isOptional: true,
    format: 'a whole number',
    isValid: isWholeNumber,
  },
  {
    name: 'FORM_TOTAL_PER_HOUR',
    reader: 'functions',
    isOptional: true,
    format: 'a whole number',
    isValid: isWholeNumber,
  },
  { name: 'SITE_REDIRECTS', reader: 'config', format: 'the site’s origin followed by /**', isValid: isRedirect },
  { name: 'SMTP_ENABLED', reader: 'config', format: 'true', isValid: matches(/^true$/) },
  { name: 'SMTP_HOST', reader: 'config', format: 'a host name', isValid: matches(/^[\w-]+(\.[\w-]+)+$/) },
  { name: 'SMTP_USER', reader: 'config', format: 'a user of the mail service', isValid: matches(/^\S+$/) },
  { name: 'SMTP_PASS', reader: 'config', format: 'its password', isValid: matches(/^\S{8,}$/) },
  { name: 'SMTP_ADMIN_EMAIL', reader: 'config', format: 'an address', isValid: isAddress },
  { name: 'SMTP_SENDER_NAME', reader: 'config', format: 'one line', isValid: matches(/^[^\r\n]+$/) },
];

type Variables = Readonly<Record<string, string | undefined>>;

/** One sentence for each missing or invalid variable. Never contains a value, because some are secret. */
export function faultsOf(variables: Variables): string[] {
  const faults = definitions.flatMap(({ name, isOptional, format, isValid }) => {
    const value = variables[name];
    if (!value) return isOptional ? [] : [`${name} is missing: ${format}.`];
    return isValid(value) ? [] : [`${name} is wrong: it must be ${format}.`];
  });
  const { SITE_URL: site, SITE_REDIRECTS: redirects } = variables;
  if (faults.length === 0 && redirects !== `${site}/**`)
    faults.push(`SITE_REDIRECTS must be SITE_URL followed by /**.`);
  return faults;
}

/** The functions' own variables. */
export function functionSecrets(variables: Variables): [name: string, value: string][] {
  return definitions.flatMap(({ name, reader }) => {
    const value = variables[name];
    return reader === 'functions' && value ? [[name, value]] : [];
  });
}

/** An entry of `supabase secrets list`: it contains the SHA-256 of a value, never the value. */
export interface ListedSecret {
  name: string;
  value: string;
}

/** One sentence for each secret that is missing in the project or has another value. */
export function differences(variables: Variables, listed: readonly ListedSecret[]): string[] {
  return functionSecrets(variables).flatMap(([name, value]) => {
    const found = listed.find((secret) => secret.name === name);
    if (found === undefined) return [`The project has no ${name}.`];
    return found.value === hash('sha256', value) ? [] : [`${name} of the project differs from supabase/.env.`];
  });
}
