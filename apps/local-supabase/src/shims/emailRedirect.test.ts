import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { confirmationLink, testPassword, testSiteUrl } from '../testing/startTestBackend.ts';

describeFixture('emailRedirect', (backend) => {
  it('REQ-SAFE-1: never redirects to another site', async () => {
    const elsewhere = [
      'https://evil.example/',
      `${testSiteUrl}.evil.example/`,
      'javascript:alert(1)',
      '//evil.example',
      'http://localhost:9999/',
    ];
    for (const [index, emailRedirectTo] of elsewhere.entries()) {
      const email = `redirect-${index}@podium.example`;
      await backend.visitor().auth.signUp({ email, password: testPassword, options: { emailRedirectTo } });
      const forged = new URL(confirmationLink(backend.mails, email));
      forged.searchParams.set('redirect_to', emailRedirectTo);
      const response = await backend.fetch(new Request(forged));
      expect(new URL(response.headers.get('location') ?? '').origin).toBe(testSiteUrl);
    }
  });
});
