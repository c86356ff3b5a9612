/** What the functions are told by the platform and by the owner's secrets. */
export interface Environment {
  /** The project's public address, without a slash at the end. */
  supabaseUrl: string;
  /** Opens the database past row-level security; never leaves the function. */
  secretKey: string;
  /** The site's public origin, without a slash at the end; mailed links begin with it. */
  siteUrl: string;
  /** An HTTP mail API of Resend's shape. */
  mailApiUrl: string;
  /** Null where none is set: mail then waits in the outbox, and nothing that a visitor sent is lost. */
  mailApiKey: string | null;
  /** Sender of the mails, 'Name <address>'; null means the brand's. */
  mailFrom: string | null;
  /** What the timer of the scheduled drain carries; null closes the drain for everybody. */
  mailDrainSecret: string | null;
  /** Calls of one form that one address may make within an hour. */
  formLimitPerHour: number;
  /** The same for all addresses together. */
  formTotalPerHour: number;
}

const DEFAULT_FORM_LIMIT = 40;

/** How many busy addresses one form is ready for, unless it is told a total. */
const BUSY_ADDRESSES = 25;

/** The value of a variable; null when it is unset, empty, or not open to this process. */
function read(name: string): string | null {
  try {
    return Deno.env.get(name)?.trim() || null;
  } catch {
    // The embedded backend opens variables one by one; a closed one counts as unset.
    return null;
  }
}

function required(name: string, value: string | null): string {
  if (value === null) {
    throw new Error(`${name} is not set.`);
  }
  return value;
}

/** Hosted projects carry a set of named secret keys; older ones a single service role key. */
function secretKey(): string | null {
  const keys = read('SUPABASE_SECRET_KEYS');
  if (keys === null) {
    return read('SUPABASE_SERVICE_ROLE_KEY');
  }
  const byName = JSON.parse(keys) as Record<string, string>;
  return byName['default'] ?? Object.values(byName)[0] ?? null;
}

function limit(name: string, otherwise: number): number {
  const value = read(name);
  const number = Number(value ?? otherwise);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${name} must be a whole number from 1, not "${value}".`);
  }
  return number;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Reads the environment. Throws one sentence about the first value that is missing or wrong. */
export function readEnvironment(): Environment {
  const formLimitPerHour = limit('FORM_LIMIT_PER_HOUR', DEFAULT_FORM_LIMIT);
  return {
    supabaseUrl: withoutSlash(required('SUPABASE_URL', read('SUPABASE_URL'))),
    secretKey: required('SUPABASE_SECRET_KEYS', secretKey()),
    siteUrl: withoutSlash(required('SITE_URL', read('SITE_URL'))),
    mailApiUrl: withoutSlash(read('MAIL_API_URL') ?? 'https://api.resend.com'),
    mailApiKey: read('MAIL_API_KEY'),
    mailFrom: read('MAIL_FROM'),
    mailDrainSecret: read('MAIL_DRAIN_SECRET'),
    formLimitPerHour,
    formTotalPerHour: limit('FORM_TOTAL_PER_HOUR', formLimitPerHour * BUSY_ADDRESSES),
  };
}
