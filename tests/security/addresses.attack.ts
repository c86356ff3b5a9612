import { goodBodies } from '../../packages/data/src/testing/goodBodies.ts';
import { expect, newAddress, test, type CaughtMail } from '../flows/site.ts';

/** Other spellings of one mailbox, which a limit by address would count separately. */
const spellings: [name: string, spell: (local: string, domain: string) => string][] = [
  ['a quoted local part', (local, domain) => `"${local}"@${domain}`],
  ['a comment before the @', (local, domain) => `${local}(1)@${domain}`],
  ['a comment after it', (local, domain) => `${local}@(1)${domain}`],
  ['a dot at the end of the domain', (local, domain) => `${local}@${domain}.`],
  ['a dot at the end of the local part', (local, domain) => `${local}.@${domain}`],
  ['two dots', (local, domain) => `${local.slice(0, 1)}..${local.slice(1)}@${domain}`],
  ['a name and brackets', (local, domain) => `Ann <${local}@${domain}>`],
  ['a second recipient', (local, domain) => `somebody@example.com,${local}@${domain}`],
  ['a route through a relay', (local, domain) => `${local}%${domain}@example.com`],
  ['a control character', (local, domain) => `${local}\u0007@${domain}`],
  ['a line break with a header', (local, domain) => `${local}@${domain}\r\nBcc: all@example.com`],
  ['full-width letters', (local, domain) => `${local}＠${domain}`],
  ['a letter that folds to another', (_local, domain) => `\u212aelvin@${domain}`],
];

const forms = Object.keys(goodBodies).filter((name) => 'email' in goodBodies[name]!);

test.describe('REQ-SAFE-3: one address has one mailbox', () => {
  let victim: string;
  let local: string;

  test.beforeEach(() => {
    victim = newAddress('victim');
    local = victim.slice(0, victim.indexOf('@'));
  });

  /** Status of one form, or of a resource request, which bypasses the functions. */
  async function send(baseURL: string | undefined, form: string, email: string): Promise<number> {
    const isRequest = form === 'resource_downloads';
    const body = isRequest ? { email, resource_type: 'ai_prompts', source_page: '/' } : { ...goodBodies[form], email };
    const response = await fetch(`${baseURL}${isRequest ? '/rest/v1/' : '/functions/v1/'}${form}`, {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_local',
        'content-type': 'application/json',
        'x-form-trace': 'elapsed=4210, decoy=empty',
      },
      body: JSON.stringify(body),
    });
    return response.status;
  }

  /** All mails whose recipients contain the local part of the victim's address. */
  async function mailsToVictim(baseURL: string | undefined): Promise<CaughtMail[]> {
    const response = await fetch(`${baseURL}/_dev/mail.json`);
    const mails = (await response.json()) as CaughtMail[];
    return mails.filter(({ to }) => [to].flat().some((each) => each.toLowerCase().includes(local.toLowerCase())));
  }

  for (const [name, spell] of spellings) {
    test(`${name} is refused by every form and by the table that visitors write`, async ({ baseURL }) => {
      const email = spell(local, victim.slice(local.length + 1));
      for (const form of [...forms, 'resource_downloads']) {
        expect([form, await send(baseURL, form, email)]).toEqual([form, 400]);
      }
      expect(await mailsToVictim(baseURL)).toEqual([]);
    });
  }

  test('REQ-SAFE-6: case and notes after a plus are accepted and share one limit', async ({ baseURL }) => {
    const [name, domain] = [local, victim.slice(local.length + 1)];
    const names = [victim, victim.toUpperCase(), `${name}+a@${domain}`, `${name.toUpperCase()}+b@${domain}`];
    for (const email of [...names, ...names]) {
      expect(await send(baseURL, 'newsletter-signup', email)).toBe(200);
      expect(await send(baseURL, 'contact-form', email)).toBe(200);
      expect(await send(baseURL, 'resource_downloads', email)).toBe(201);
    }
    const subjects = async () => (await mailsToVictim(baseURL)).map(({ subject }) => subject);
    // The outbox timer runs every 3 seconds; its first run sends everything.
    await expect.poll(async () => (await subjects()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(7);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const counts = new Map<string, number>();
    for (const subject of await subjects()) counts.set(subject, (counts.get(subject) ?? 0) + 1);
    expect([...counts.values()].toSorted((one, other) => one - other)).toEqual([1, 3, 3]);
  });
});
