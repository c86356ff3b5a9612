const DEFAULT_FORM_LIMIT = 40;

/** Default total as a multiple of the limit per address. */
const BUSY_ADDRESSES = 25;

/** The value of a variable; null when it is unset, empty, or not readable by this process. */
function read(name: string): string | null {
  try {
    return Deno.env.get(name)?.trim() || null;
  } catch {
    // The local backend grants access to single variables; others count as unset.
    return null;
  }
}

function required(name: string, value: string | null): string {
  if (value === null) throw new Error(`${name} is not set.`);
  return value;
}

/** Hosted projects have a set of named secret keys; older ones a single service role key. */
function secretKey(): string | null {
  const keys = read('SUPABASE_SECRET_KEYS');
  if (keys === null) return read('SUPABASE_SERVICE_ROLE_KEY');
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

export type Environment = ReturnType<typeof readEnvironment>;

/** Settings of the platform and the owner's secrets. Throws one sentence about the first missing or invalid value. */
export function readEnvironment() {
  const formLimitPerHour = limit('FORM_LIMIT_PER_HOUR', DEFAULT_FORM_LIMIT);
  return {
    /** The project's public URL, without a trailing slash. */
    supabaseUrl: withoutSlash(required('SUPABASE_URL', read('SUPABASE_URL'))),
    /** Bypasses row-level security; must not leave the function. */
    secretKey: required('SUPABASE_SECRET_KEYS', secretKey()),
    /** The site's public origin, without a trailing slash; mailed links start with it. */
    siteUrl: withoutSlash(required('SITE_URL', read('SITE_URL'))),
    /** An HTTP mail API compatible with Resend. */
    mailApiUrl: withoutSlash(read('MAIL_API_URL') ?? 'https://api.resend.com'),
    /** Null if unset: mail then stays in the outbox (REQ-FORM-4). */
    mailApiKey: read('MAIL_API_KEY'),
    /** Sender of the mails, 'Name <address>'; null means the brand's. */
    mailFrom: read('MAIL_FROM'),
    /** The bearer token of the timer that calls the outbox worker; null disables the worker. */
    outboxWorkerSecret: read('OUTBOX_WORKER_SECRET'),
    /** Calls of one form per hour and address or /64; wider networks may make five times as many. */
    formLimitPerHour,
    /** Mails per hour that one form sends to typed addresses. */
    formTotalPerHour: limit('FORM_TOTAL_PER_HOUR', formLimitPerHour * BUSY_ADDRESSES),
  };
}
