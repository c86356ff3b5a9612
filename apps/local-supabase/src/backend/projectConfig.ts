import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Calls that one address may make within five minutes, as in `[auth.rate_limit]` of `config.toml`. */
export interface AuthLimits {
  /** Signing in, signing up, changing the own account, and asking for another mail. */
  signInSignUps: number;
  tokenRefresh: number;
  /** Opening mailed links. */
  tokenVerifications: number;
}

/** The settings of a hosted project that the embedded backend follows. */
export interface ProjectConfig {
  /** Shortest password that is taken. */
  passwordMinLength: number;
  /** Whether only a fresh session may set a password. */
  securePasswordChange: boolean;
  /** Whether a new password wants the present one beside it. */
  requireCurrentPassword: boolean;
  /** Seconds that must pass between two mails of one kind to one address. */
  mailFrequencySeconds: number;
  /** How long a mailed link works. */
  linkExpirySeconds: number;
  /** Digits of the code that a mailed link is made from; it works in place of the link. */
  linkCodeLength: number;
  authLimits: AuthLimits;
  /** Names of the functions that anybody may call; the others want a signed-in user's token. */
  openFunctions: ReadonlySet<string>;
  /** Subject of an auth mail, by the name of its template. */
  mailSubjects: ReadonlyMap<string, string>;
}

type Value = string | number | boolean;

const section = /^\[(?<name>[^\]]+)\]$/;
const setting = /^(?<key>\w+)\s*=\s*(?<value>"(?:[^"\\]|\\.)*"|true|false|[\d_]+)\s*(?:#.*)?$/;

/** Reads `config.toml`; what it does not say has the value that a hosted project starts with. */
export async function readProjectConfig(supabaseDir: string): Promise<ProjectConfig> {
  const settings = parseSettings(await readFile(join(supabaseDir, 'config.toml'), 'utf8'));
  const named = (pattern: RegExp): [string, Value][] =>
    [...settings].flatMap(([path, value]) => {
      const name = pattern.exec(path)?.[1];
      return name === undefined ? [] : [[name, value]];
    });

  return {
    passwordMinLength: Number(settings.get('auth.minimum_password_length') ?? 6),
    securePasswordChange: settings.get('auth.email.secure_password_change') === true,
    requireCurrentPassword: settings.get('auth.email.require_current_password') === true,
    mailFrequencySeconds: durationSeconds(String(settings.get('auth.email.max_frequency') ?? '1m0s')),
    linkExpirySeconds: Number(settings.get('auth.email.otp_expiry') ?? 3600),
    linkCodeLength: Number(settings.get('auth.email.otp_length') ?? 6),
    authLimits: {
      signInSignUps: Number(settings.get('auth.rate_limit.sign_in_sign_ups') ?? 30),
      tokenRefresh: Number(settings.get('auth.rate_limit.token_refresh') ?? 150),
      tokenVerifications: Number(settings.get('auth.rate_limit.token_verifications') ?? 30),
    },
    openFunctions: new Set(
      named(/^functions\.([^.]+)\.verify_jwt$/)
        .filter(([, value]) => value === false)
        .map(([name]) => name),
    ),
    mailSubjects: new Map(
      named(/^auth\.email\.template\.([^.]+)\.subject$/).map(([name, subject]) => [name, String(subject)]),
    ),
  };
}

/**
 * The texts, numbers and booleans of a TOML file, by their whole path. Lists and the like are passed over: nothing here
 * needs them.
 */
export function parseSettings(toml: string): Map<string, Value> {
  const settings = new Map<string, Value>();
  let prefix = '';
  for (const line of toml.split('\n').map((text) => text.trim())) {
    const name = section.exec(line)?.groups?.['name'];
    if (name !== undefined) prefix = `${name}.`;
    const { key, value } = setting.exec(line)?.groups ?? {};
    if (key !== undefined && value !== undefined) settings.set(prefix + key, parseValue(value));
  }
  return settings;
}

function parseValue(text: string): Value {
  return JSON.parse(text.startsWith('"') ? text : text.replaceAll('_', '')) as Value;
}

/** Seconds of a Go duration such as '1m0s' or '90s'. */
export function durationSeconds(duration: string): number {
  const {
    hours = 0,
    minutes = 0,
    seconds = 0,
  } = /^(?:(?<hours>\d+)h)?(?:(?<minutes>\d+)m)?(?:(?<seconds>\d+)s)?$/.exec(duration)?.groups ?? {};
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
