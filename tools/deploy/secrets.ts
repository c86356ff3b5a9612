import { createHash } from 'node:crypto';

/** A variable of the deployment, and what a value must look like. */
interface Wanted {
  name: string;
  /** Where it is read. */
  reader: 'functions' | 'config';
  isOptional?: true;
  /** Says in a few words what a value is that passes. */
  what: string;
  passes: (value: string) => boolean;
}

const isPublicOrigin = (value: string) =>
  URL.canParse(value) && value === new URL(value).origin && value.startsWith('https://');
const isWholeNumber = (value: string) => /^[1-9]\d{0,8}$/.test(value);

/** Everything that a deployment is told; the platform adds SUPABASE_URL and SUPABASE_SECRET_KEYS by itself. */
export const wanted: readonly Wanted[] = [
  { name: 'SITE_URL', reader: 'functions', what: 'an origin such as https://www.example.com', passes: isPublicOrigin },
  {
    name: 'MAIL_API_KEY',
    reader: 'functions',
    what: 'a key of the mail service, re_…',
    passes: (value) => /^\S{16,}$/.test(value),
  },
  {
    name: 'MAIL_DRAIN_SECRET',
    reader: 'functions',
    what: 'at least 32 characters without a space; openssl rand -hex 32 makes one',
    passes: (value) => /^\S{32,}$/.test(value),
  },
  {
    name: 'MAIL_FROM',
    reader: 'functions',
    isOptional: true,
    what: 'Name <address>',
    passes: (value) => /^[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>$/.test(value),
  },
  {
    name: 'MAIL_API_URL',
    reader: 'functions',
    isOptional: true,
    what: 'an https address',
    passes: (value) => URL.canParse(value) && value.startsWith('https://'),
  },
  { name: 'FORM_LIMIT_PER_HOUR', reader: 'functions', isOptional: true, what: 'a whole number', passes: isWholeNumber },
  { name: 'FORM_TOTAL_PER_HOUR', reader: 'functions', isOptional: true, what: 'a whole number', passes: isWholeNumber },
  {
    name: 'SITE_REDIRECTS',
    reader: 'config',
    what: 'the site’s origin followed by /**',
    passes: (value) => value.endsWith('/**') && isPublicOrigin(value.slice(0, -3)),
  },
];

type Variables = Readonly<Record<string, string | undefined>>;

/** A sentence for each variable that is missing or wrong. Never repeats a value: some are secret. */
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

/** The functions' own variables out of all, as the command line takes them. */
export function functionSecrets(variables: Variables): string[] {
  return wanted.flatMap(({ name, reader }) => {
    const value = variables[name];
    return reader === 'functions' && value ? [`${name}=${value}`] : [];
  });
}

/** One entry of `supabase secrets list`: it tells the SHA-256 of a value, never the value. */
export interface ListedSecret {
  name: string;
  value: string;
}

/** A sentence for each secret that the project does not have, or has with another value than here. */
export function differences(variables: Variables, listed: readonly ListedSecret[]): string[] {
  return functionSecrets(variables).flatMap((entry) => {
    const [name = ''] = entry.split('=', 1);
    const digest = createHash('sha256')
      .update(entry.slice(name.length + 1))
      .digest('hex');
    const found = listed.find((secret) => secret.name === name);
    if (found === undefined) return [`The project has no ${name}.`];
    return found.value === digest ? [] : [`The project has another ${name} than this file.`];
  });
}
