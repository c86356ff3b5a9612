import { startProduct, type RunningProduct } from '../product.ts';
import { newAddress } from '../flows/site.ts';
import { expect, hasManyNetworks, newNetwork, send, test } from './attack.ts';
import { allMails, mailTo } from './mails.ts';

const PER_LINE = 3;
const MAILS = 10;

const forms = {
  'contact-form': { name: 'Robin Roe', message: 'May we print the photograph?', inquiry_type: 'general' },
  'speaking-inquiry': { name: 'Robin Roe', message: 'Would you open our forum in Graz?' },
  'newsletter-signup': { source: 'website' },
};

// The start, and functions at their first call, are slow on a machine that runs other tests.
test.describe.configure({ timeout: 180_000 });

/** A second product with limits low enough for a burst of a few seconds. */
let product: RunningProduct;

test.beforeAll(async ({ address }) => {
  test.setTimeout(180_000);
  test.skip(!hasManyNetworks(address), 'connects from many loopback addresses, which needs a local product on Linux');
  product = await startProduct({
    env: { PODIUM_ADDRESS: '', FORM_LIMIT_PER_HOUR: String(PER_LINE), FORM_TOTAL_PER_HOUR: String(MAILS) },
  });
});

test.afterAll(async () => {
  await product?.stop();
});

function submit(form: keyof typeof forms, email: string, from: string) {
  return send(product.address, `/functions/v1/${form}`, {
    from,
    headers: { 'x-form-trace': 'elapsed=4210, decoy=empty' },
    body: { ...forms[form], email },
  });
}

const CONCURRENT_CALLS = 6;

async function burst(form: keyof typeof forms, emails: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let start = 0; start < emails.length; start += CONCURRENT_CALLS) {
    const answers = emails.slice(start, start + CONCURRENT_CALLS).map((email) => submit(form, email, newNetwork()));
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  return statuses;
}

test.describe('REQ-SAFE-2: a burst from many networks blocks nobody else', () => {
  for (const form of ['contact-form', 'speaking-inquiry'] as const) {
    test(`${form}: every lead is mailed to the owner, and typed addresses get no more mails than the limit`, async () => {
      const emails = Array.from({ length: 30 }, () => newAddress('crowd'));
      expect(await burst(form, emails)).toEqual(Array<number>(30).fill(200));
      const person = newAddress('person');
      expect((await submit(form, person, newNetwork())).status).toBe(200);

      const ownersMails = async () =>
        (await allMails(product.address)).filter(
          ({ to, html }) => ![to].flat().includes(person) && html.includes(person),
        ).length;
      await expect.poll(ownersMails, { timeout: 30_000 }).toBeGreaterThan(0);
      const mails = await allMails(product.address);
      expect(mails.filter(({ to }) => emails.includes([to].flat()[0] ?? '')).length).toBeLessThanOrEqual(MAILS);
    });
  }

  test('newsletter-signup: everyone is stored, and typed addresses get no more mails than the limit', async () => {
    const emails = Array.from({ length: 30 }, () => newAddress('crowd'));
    await burst('newsletter-signup', emails).then((statuses) => expect(statuses).toEqual(Array<number>(30).fill(200)));
    await mailTo(product.address, emails[0]!, /confirm/i);
    const mails = await allMails(product.address);
    expect(mails.filter(({ to }) => emails.includes([to].flat()[0] ?? '')).length).toBeLessThanOrEqual(MAILS);
  });
});

test('REQ-SAFE-2: one address and one wider network are refused with Retry-After', async () => {
  const network = newNetwork().replace(/\d+$/, '');
  const statuses = [];
  for (let host = 1; host <= PER_LINE * 5 + 1; host += 1) {
    statuses.push((await submit('contact-form', newAddress('one'), `${network}${host}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(PER_LINE * 5).fill(200), 429]);

  const line = newNetwork();
  for (let time = 0; time < PER_LINE; time += 1) {
    expect((await submit('contact-form', newAddress('line'), line)).status).toBe(200);
  }
  const refused = await submit('contact-form', newAddress('line'), line);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
});
