import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { confirmationLink, testPassword, testSiteUrl } from '../testing/startTestBackend.ts';

/** Equivalent requests in other notations. */
const disguises: Record<string, (link: string) => Request> = {
  'by HEAD': (link) => new Request(link, { method: 'HEAD' }),
  'with a second type': (link) => new Request(`${link}&type=signup`),
  'with a second type in front, escaped': (link) => new Request(link.replace('?', '?%74ype=signup&')),
  'with a second token': (link) => new Request(`${link}&token=other`),
  'in the fragment': (link) => new Request(link.replace('?', '#?')),
};

describeFixture('normalizedRequests', (backend) => {
  it.each(Object.entries(disguises))('REQ-AUTH-9: needs the new mailbox too: %s', async (_, disguise) => {
    const person = await backend.person();
    await person.client.auth.updateUser({ email: `new-${person.email}` });
    await backend.fetch(disguise(confirmationLink(backend.mails, person.email)));
    const accounts = await backend.query('select email from auth.users where id = $1', [person.id]);
    expect(accounts).toEqual([{ email: person.email }]);
  });

  it('REQ-SAFE-1: a repeated redirect_to does not redirect a session to another site', async () => {
    const email = 'reading-a@podium.example';
    await backend.visitor().auth.signUp({ email, password: testPassword });
    const link = new URL(confirmationLink(backend.mails, email));
    link.searchParams.delete('redirect_to');
    const forged = `${link.href}&redirect%5Fto=${testSiteUrl}/join&redirect_to=http://localhost:9999/`;
    const answer = await backend.fetch(new Request(forged));
    expect(answer.headers.get('location')).toContain(`${testSiteUrl}/join#access_token=`);
  });
});
