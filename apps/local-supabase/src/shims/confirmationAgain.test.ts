import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { confirmationLink, testPassword } from '../testing/startTestBackend.ts';

const email = 'ada@podium.example';

describeOnEngines('confirmationAgain', (start) => {
  it('sends the confirmation again after a minute, not sooner', async () => {
    const backend = await start.shared(fixtureProject);
    const visitor = backend.visitor();
    await visitor.auth.signUp({ email, password: testPassword });
    expect((await visitor.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(1);

    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '61 seconds'`);
    expect((await visitor.auth.resend({ type: 'signup', email: 'Ada@Podium.Example' })).error).toBeNull();
    expect(backend.mailsTo(email)).toHaveLength(2);
    const response = await backend.fetch(new Request(confirmationLink(backend.mails, email)));
    expect(response.headers.get('location')).toContain('access_token=');
  });

  it('REQ-AUTH-6: gives unknown and confirmed addresses the same response, without a mail', async () => {
    const backend = await start.shared(fixtureProject);
    const person = await backend.person();
    for (const address of [person.email, 'nobody@podium.example']) {
      expect((await backend.visitor().auth.resend({ type: 'signup', email: address })).error).toBeNull();
      expect(backend.mailsTo(address)).toEqual([]);
    }
  });
});
