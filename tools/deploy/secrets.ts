import { hash } from 'node:crypto';

/** A variable of the deployment and the format of its value. */
interface Wanted {
  name: string;
  /** Where it is used. */
  reader: 'functions' | 'config';
  isOptional?: true;
  /** Describes a valid value in a few words. */
  what: string;
  passes: (value: string) => boolean;
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
export const wanted: readonly Wanted[] = [
  { name: 'SITE_URL', reader: 'functions', what: 'an origin such as https://www.example.com', passes: isPublicOrigin },
  { name: 'MAIL_API_KEY', reader: 'functions', what: 'a key of the mail service, re_…', passes: matches(/^\S{16,}$/) },
  { name: 'MAIL_DRAIN_SECRET', reader: 'functions', what: secretForm, passes: isSecret },
  { name: 'MAIL_FROM', reader: 'functions', isOptional: true, what: 'Name <address>', passes: isSender },
  { name: 'MAIL_API_URL', reader: 'functions', isOptional: true, what: 'an https address', passes: isHttps },
  { name: 'FORM_LIMIT_PER_HOUR', reader: 'functions', isOptional: true, what: 'a whole number', passes: isWholeNumber },
  { name: 'FORM_TOTAL_PER_HOUR', reader: 'functions', isOptional: true, what: 'a whole number', passes: isWholeNumber },
  { name: 'SITE_REDIRECTS', reader: 'config', what: 'the site’s origin followed by /**', passes: isRedirect },
  { name: 'SMTP_ENABLED', reader: 'config', what: 'true', passes: matches(/^true$/) },
  { name: 'SMTP_HOST', reader: 'config', what: 'a host name', passes: matches(/^[\w-]+(\.[\w-]+)+$/) },
  { name: 'SMTP_USER', reader: 'config', what: 'a user of the mail service', passes: matches(/^\S+$/) },
  { name: 'SMTP_PASS', reader: 'config', what: 'its password', passes: matches(/^\S{8,}$/) },
  { name: 'SMTP_ADMIN_EMAIL', reader: 'config', what: 'an address', passes: isAddress },
  { name: 'SMTP_SENDER_NAME', reader: 'config', what: 'one line', passes: matches(/^[^\r\n]+$/) },
];

type Variables = Readonly<Record<string, string | undefined>>;

/** One sentence for each missing or invalid variable. Never contains a value, because some are secret. */
export function faultsOf(variables: Variables): string[] {
  const faults = wanted.flatMap(({ name, isOptional, what, passes }) => {
    const value = variables[name];
    if (!value) return isOptional ? [] : [`${name} is missing: ${what}.`];
    return passes(value) ? [] : [`${name} is wrong: it must be ${what}.`];
  });
  const { SITE_URL: site, SITE_REDIRECTS: redirects } = variables;
  if (faults.length === 0 && redirects !== `${site}/**`)
    faults.push(`SITE_REDIRECTS must be SITE_URL followed by /**.`);
  return faults;
}

/** The functions' own variables. */
export function functionSecrets(variables: Variables): [name: string, value: string][] {
  return wanted.flatMap(({ name, reader }) => {
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
