import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Calls per address within five minutes, as in `[auth.rate_limit]` of `config.toml`. */
export interface AuthLimits {
  /** Sign-in, sign-up, changes to the user's account, and requests for another mail. */
  signInSignUps: number;
  tokenRefresh: number;
  /** Verification of mailed links and of second-factor codes. */
  tokenVerifications: number;
}

/** The hosted project settings that the local backend follows. */
export interface ProjectConfig {
  /** Most rows of a response of the REST API. */
  maxRows: number;
  /** Lifetime of an access token, in seconds. */
  jwtExpirySeconds: number;
  isSignUpEnabled: boolean;
  /** Minimum password length. */
  passwordMinLength: number;
  /** Whether setting a password requires a recent session. */
  securePasswordChange: boolean;
  /** Whether setting a password requires the current password. */
  requireCurrentPassword: boolean;
  /** Minimum seconds between two mails of one kind to one address. */
  mailFrequencySeconds: number;
  /** Lifetime of a mailed link, in seconds. */
  linkExpirySeconds: number;
  /** Digits of the code that a mailed link is derived from. The code can be used in place of the link. */
  linkCodeLength: number;
  authLimits: AuthLimits;
  /** Second factors of an account. */
  maxEnrolledFactors: number;
  /** Subjects of auth mails by template name. */
  mailSubjects: ReadonlyMap<string, string>;
}

type Value = string | number | boolean;

const section = /^\[(?<name>[^\]]+)\]$/;
const setting = /^(?<key>\w+)\s*=\s*(?<value>"(?:[^"\\]|\\.)*"|true|false|[\d_]+)\s*(?:#.*)?$/;

/** Reads `config.toml`. Missing settings have the defaults of a hosted project. */
export async function readProjectConfig(supabaseDir: string): Promise<ProjectConfig> {
  const settings = parseSettings(await readFile(join(supabaseDir, 'config.toml'), 'utf8'));
  return {
    maxRows: Number(settings.get('api.max_rows') ?? 1000),
    jwtExpirySeconds: Number(settings.get('auth.jwt_expiry') ?? 3600),
    isSignUpEnabled: settings.get('auth.enable_signup') !== false,
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
    maxEnrolledFactors: Number(settings.get('auth.mfa.max_enrolled_factors') ?? 10),
    mailSubjects: new Map(
      [...settings].flatMap(([path, subject]) => {
        const name = /^auth\.email\.template\.([^.]+)\.subject$/.exec(path)?.[1];
        return name === undefined ? [] : [[name, String(subject)]];
      }),
    ),
  };
}

/** The strings, numbers and booleans of a TOML file by their full path. Arrays are ignored. */
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
function durationSeconds(duration: string): number {
  const {
    hours = 0,
    minutes = 0,
    seconds = 0,
  } = /^(?:(?<hours>\d+)h)?(?:(?<minutes>\d+)m)?(?:(?<seconds>\d+)s)?$/.exec(duration)?.groups ?? {};
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
