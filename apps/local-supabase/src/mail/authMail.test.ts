import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fillTemplate, writeAuthMail } from './authMail.ts';

describe('mails of the auth service', () => {
  it('fill the template with escaped values', () => {
    expect(
      fillTemplate('<a href="{{ .ConfirmationURL }}">{{.Email}}</a> {{ .Data.full_name }} {{ .Data.missing }}!', {
        ConfirmationURL: 'http://localhost/?a=1&b=2',
        Email: 'a@podium.example',
        Data: { full_name: '<b>Ada</b>' },
      }),
    ).toBe('<a href="http://localhost/?a=1&amp;b=2">a@podium.example</a> &lt;b&gt;Ada&lt;/b&gt; !');
  });

  it('without a template of the project, link to the API with a redirect address', async () => {
    const mail = await writeAuthMail(
      { type: 'signup', to: 'a@podium.example', tokenHash: 'abc', redirectTo: 'http://localhost:4173/join', data: {} },
      {
        siteUrl: 'http://localhost:4173',
        supabaseDir: fileURLToPath(new URL('.', import.meta.url)),
        config: {
          passwordMinLength: 6,
          securePasswordChange: false,
          requireCurrentPassword: false,
          mailFrequencySeconds: 60,
          linkExpirySeconds: 60,
          linkCodeLength: 6,
          authLimits: { signInSignUps: 1, tokenRefresh: 1, tokenVerifications: 1 },
          secondFactor: { isTotpEnabled: false, maxEnrolledFactors: 0 },
          openFunctions: new Set(),
          mailSubjects: new Map([['confirmation', 'Please confirm']]),
        },
      },
    );
    const link =
      'http://localhost:4173/auth/v1/verify?token=abc&type=signup&redirect_to=http%3A%2F%2Flocalhost%3A4173%2Fjoin';
    expect(mail.subject).toBe('Please confirm');
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  });
});
