import { startProduct } from '../product.ts';
import { allMails, newAddress } from '../flows/site.ts';
import { expect, hasManyNetworks, newNetwork, send, test } from './attack.ts';

const PER_LINE = 3;
const MAILS = 10;
const CROWD = 30;

/** Each form and each tier: functions/abuse. */
test('REQ-SAFE-2: a burst from many networks blocks nobody else, one address and one wider network are limited', async ({
  address,
}) => {
  test.setTimeout(180_000);
  test.skip(!hasManyNetworks(address), 'connects from many loopback addresses, which needs a local product on Linux');
  // Limits low enough for a burst of a few seconds.
  await using product = await startProduct({
    env: { PODIUM_ADDRESS: '', FORM_LIMIT_PER_HOUR: String(PER_LINE), FORM_TOTAL_PER_HOUR: String(MAILS) },
  });
  const submit = (email: string, from: string) =>
    send(product.address, '/functions/v1/contact-form', {
      from,
      headers: { 'x-form-trace': 'elapsed=4210, decoy=empty' },
      body: { name: 'Robin Roe', message: 'May we print the photograph?', inquiry_type: 'general', email },
    });

  await test.step('every lead is mailed to the owner, and typed addresses get no more mails than the limit', async () => {
    const emails = Array.from({ length: CROWD }, () => newAddress('crowd'));
    const answers = await Promise.all(emails.map((email) => submit(email, newNetwork())));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(CROWD).fill(200));
    const person = newAddress('person');
    expect((await submit(person, newNetwork())).status).toBe(200);
    const ownersMails = async () =>
      (await allMails(product.address)).filter(
        ({ to, html }) => ![to].flat().includes(person) && html.includes(person),
      );
    await expect.poll(ownersMails, { timeout: 30_000 }).not.toEqual([]);
    const mails = await allMails(product.address);
    expect(mails.filter(({ to }) => emails.includes([to].flat()[0] ?? '')).length).toBeLessThanOrEqual(MAILS);
  });

  await test.step('one address and one wider network are refused with Retry-After', async () => {
    const network = newNetwork().replace(/\d+$/, '');
    const statuses = [];
    for (let host = 1; host <= PER_LINE * 5 + 1; host += 1) {
      statuses.push((await submit(newAddress('one'), `${network}${host}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(PER_LINE * 5).fill(200), 429]);

    const line = newNetwork();
    for (let time = 0; time < PER_LINE; time += 1) {
      expect((await submit(newAddress('line'), line)).status).toBe(200);
    }
    const refused = await submit(newAddress('line'), line);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });
});
