import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { confirmationLink, testPassword } from '../testing/startTestBackend.ts';

const email = 'ada@podium.example';

describeOnEngines('confirmation again', (start) => {
  it('sends the confirmation again when it is asked for after a minute, and no sooner', async () => {
    const backend = await start(fixtureProject);
    const visitor = backend.visitor();
    await visitor.auth.signUp({ email, password: testPassword });
    const { error } = await visitor.auth.resend({ type: 'signup', email });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);

    await backend.query(`update auth.users set confirmation_sent_at = now() - interval '61 seconds'`);
    expect((await visitor.auth.resend({ type: 'signup', email: 'Ada@Podium.Example' })).error).toBeNull();
    expect(backend.mails).toHaveLength(2);
    const response = await backend.fetch(new Request(confirmationLink(backend.mails, email)));
    expect(response.headers.get('location')).toContain('access_token=');
  });

  it('says nothing about addresses that it does not know or that are confirmed', async () => {
    const backend = await start(fixtureProject);
    const person = await backend.person();
    for (const address of [person.email, 'nobody@podium.example']) {
      expect((await backend.visitor().auth.resend({ type: 'signup', email: address })).error).toBeNull();
    }
    expect(backend.mails).toHaveLength(1);
  });
});
