import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as z from 'zod';

/** The settings of `config.toml` that the local backend follows, with the defaults of a hosted project. */
const schema = z.object({
  api: z.object({ max_rows: z.number().default(1000) }).prefault({}),
  auth: z
    .object({
      /** Lifetime of an access token, in seconds. */
      jwt_expiry: z.number().default(3600),
      enable_signup: z.boolean().default(true),
      minimum_password_length: z.number().default(6),
      /** Calls per address within five minutes. */
      rate_limit: z
        .object({
          /** Sign-in, sign-up, changes to the user's account, and requests for another mail. */
          sign_in_sign_ups: z.number().default(30),
          token_refresh: z.number().default(150),
          /** Verification of mailed links and of second-factor codes. */
          token_verifications: z.number().default(30),
        })
        .prefault({}),
      mfa: z.object({ max_enrolled_factors: z.number().default(10) }).prefault({}),
      email: z
        .object({
          /** Whether setting a password requires a recent session. */
          secure_password_change: z.boolean().default(false),
          /** Whether setting a password requires the current password. */
          require_current_password: z.boolean().default(false),
          /** Minimum seconds between two mails of one kind to one address. */
          max_frequency: z.string().default('1m0s').transform(secondsOf),
          /** Lifetime of a mailed link, in seconds. */
          otp_expiry: z.number().default(3600),
          /** Digits of the code that a mailed link is derived from. The code can be used in place of the link. */
          otp_length: z.number().default(6),
          template: z.record(z.string(), z.object({ subject: z.string() })).default({}),
        })
        .prefault({}),
    })
    .prefault({}),
});

export type ProjectConfig = z.output<typeof schema>;
export type AuthLimits = ProjectConfig['auth']['rate_limit'];
export type MailSubjects = ProjectConfig['auth']['email']['template'];

export async function readProjectConfig(supabaseDir: string): Promise<ProjectConfig> {
  return schema.parse(parse(await readFile(join(supabaseDir, 'config.toml'), 'utf8')));
}

/** Seconds of a Go duration such as '1m0s' or '90s'. */
function secondsOf(duration: string): number {
  const units = { h: 3600, m: 60, s: 1 };
  const parts = [...duration.matchAll(/(\d+)([hms])/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
}
