import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseSettings, readProjectConfig } from './projectConfig.ts';

describe('config.toml', () => {
  it('strings, numbers and booleans are read by path', () => {
    const settings = parseSettings(`
      top = "level"
      [auth.email] # a comment is not part of a section
      [auth]
      site_url = "with \\"quotes\\" # and no comment"
      jwt_expiry = 3_600 # an hour
      enable_signup = true
      list = ["passed", "over"]
    `);
    expect(Object.fromEntries(settings)).toEqual({
      top: 'level',
      'auth.site_url': 'with "quotes" # and no comment',
      'auth.jwt_expiry': 3600,
      'auth.enable_signup': true,
    });
  });

  it('the settings of this project are read', async () => {
    const config = await readProjectConfig(fileURLToPath(new URL('../../../../supabase', import.meta.url)));
    expect(config).toMatchObject({
      maxRows: 1000,
      jwtExpirySeconds: 3600,
      isSignUpEnabled: true,
      passwordMinLength: 6,
      securePasswordChange: true,
      requireCurrentPassword: true,
      linkCodeLength: 10,
      authLimits: { signInSignUps: 30, tokenRefresh: 150, tokenVerifications: 60 },
      maxEnrolledFactors: 10,
    });
    expect(config.mailSubjects.get('confirmation')).toEqual(expect.any(String));
  });
});
