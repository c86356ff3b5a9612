import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { confirmationLink, follow, openLink, type Person, testPassword } from '../testing/startTestBackend.ts';

const expired = { error_code: 'otp_expired' };
const halfWay = { message: expect.stringContaining('the other email') };
const changed = { type: 'email_change', access_token: expect.any(String) };

async function presentAddress({ client }: Person): Promise<string | undefined> {
  return (await client.auth.getUser()).data.user?.email;
}

describeFixture('REQ-AUTH-9: emailChange', (backend) => {
  it.each(['present first', 'new first'])('needs links of both mailboxes, in any order: %s', async (order) => {
    const person = await backend.person();
    const newEmail = `new-${person.email}`;
    const mailsBefore = backend.mails.length;
    expect((await person.client.auth.updateUser({ email: newEmail.toUpperCase() })).error).toBeNull();
    expect(backend.mails.slice(mailsBefore).map(({ to }) => to)).toEqual([person.email, newEmail]);

    const [first, second] = order === 'new first' ? [newEmail, person.email] : [person.email, newEmail];
    expect(await openLink(backend, first)).toMatchObject(halfWay);
    expect(await presentAddress(person)).toBe(person.email);
    expect(await openLink(backend, first)).toMatchObject(expired);
    expect(await openLink(backend, second)).toMatchObject(changed);
    expect(await presentAddress(person)).toBe(newEmail);
    expect(await openLink(backend, second)).toMatchObject(expired);

    const signIn = (email: string) => backend.visitor().auth.signInWithPassword({ email, password: testPassword });
    expect((await signIn(newEmail)).error).toBeNull();
    expect((await signIn(person.email)).error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('refuses an address with an account, at the request and at the confirmation', async () => {
    const person = await backend.person();
    const owner = await backend.person();
    const taken = await person.client.auth.updateUser({ email: owner.email });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });

    const newEmail = `new-${person.email}`;
    await person.client.auth.updateUser({ email: newEmail });
    await backend.person({ email: newEmail });
    expect(await openLink(backend, person.email)).toMatchObject(halfWay);
    expect(await openLink(backend, newEmail)).toMatchObject(expired);
    expect(await presentAddress(person)).toBe(person.email);
  });

  it('invalidates links of an earlier request and expired ones', async () => {
    const person = await backend.person();
    await person.client.auth.updateUser({ email: `one-${person.email}` });
    const early = confirmationLink(backend.mails, person.email);
    expect((await person.client.auth.updateUser({ email: `two-${person.email}` })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    await backend.query(`update auth.users set email_change_sent_at = now() - interval '2 minutes'`);
    expect((await person.client.auth.updateUser({ email: `two-${person.email}` })).error).toBeNull();
    expect(await follow(backend, early)).toMatchObject(expired);

    await backend.query(`update auth.users set email_change_sent_at = now() - interval '2 days'`);
    expect(await openLink(backend, person.email)).toMatchObject(expired);
    expect(await openLink(backend, `two-${person.email}`)).toMatchObject(expired);
  });
});
