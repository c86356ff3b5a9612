import { goodBodies } from '../../packages/data/src/testing/goodBodies.ts';
import { allMails, newAddress } from '../flows/site.ts';
import { expect, send, test } from './attack.ts';

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

/** Status of one form, or of a resource request, which visitors insert into its table. */
async function submit(address: string, form: string, email: string): Promise<number> {
  const isRequest = form === 'resource_downloads';
  const answer = await send(address, `${isRequest ? '/rest/v1/' : '/functions/v1/'}${form}`, {
    headers: { 'x-form-trace': 'elapsed=4210, decoy=empty' },
    body: isRequest ? { email, resource_type: 'ai_prompts', source_page: '/' } : { ...goodBodies[form], email },
  });
  return answer.status;
}

/** Subjects of all mails whose recipients contain this local part, in any case. */
async function subjectsTo(address: string, local: string): Promise<string[]> {
  const mails = await allMails(address);
  return mails.filter(({ to }) => String(to).toLowerCase().includes(local.toLowerCase())).map(({ subject }) => subject);
}

test('REQ-SAFE-3: no form and no table accepts another spelling of an address', async ({ address }) => {
  const [local, domain] = newAddress('victim').split('@') as [string, string];
  for (const [name, spell] of spellings) {
    for (const form of [...forms, 'resource_downloads']) {
      expect([name, form, await submit(address, form, spell(local, domain))]).toEqual([name, form, 400]);
    }
  }
  expect(await subjectsTo(address, local)).toEqual([]);
});

test('REQ-SAFE-6: case and notes after a plus are accepted and share one limit', async ({ address }) => {
  const victim = newAddress('victim');
  const [local, domain] = victim.split('@') as [string, string];
  const names = [victim, victim.toUpperCase(), `${local}+a@${domain}`, `${local.toUpperCase()}+b@${domain}`];
  for (const email of [...names, ...names]) {
    expect(await submit(address, 'newsletter-signup', email)).toBe(200);
    expect(await submit(address, 'contact-form', email)).toBe(200);
    expect(await submit(address, 'resource_downloads', email)).toBe(201);
  }
  // The outbox timer runs every 3 seconds; its first run sends everything.
  await expect
    .poll(async () => (await subjectsTo(address, local)).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(7);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const counts = new Map<string, number>();
  for (const subject of await subjectsTo(address, local)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  expect([...counts.values()].toSorted((one, other) => one - other)).toEqual([1, 3, 3]);
});
