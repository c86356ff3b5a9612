import { expect } from '@playwright/test';
import type { CaughtMail } from '../flows/site.ts';
import { send } from './attack.ts';

/** All mails in the local inbox. */
export async function allMails(address: string): Promise<CaughtMail[]> {
  return JSON.parse((await send(address, '/_dev/mail.json', { method: 'GET' })).body) as CaughtMail[];
}

/** Waits for the newest mail to this address and returns it. */
export async function mailTo(address: string, email: string, subject = /./): Promise<CaughtMail> {
  const find = async () =>
    (await allMails(address)).find((mail) => [mail.to].flat().includes(email) && subject.test(mail.subject));
  await expect.poll(async () => (await find()) !== undefined, { message: `a mail to ${email}` }).toBe(true);
  return (await find())!;
}
