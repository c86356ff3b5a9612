import { expect } from '@playwright/test';
import { linkIn, newAddress, waitForMail } from '../flows/site.ts';
import { send } from './attack.ts';

export const password = 'a sentence is better';

/** A confirmed account that signs in with `password`; returns its e-mail address. */
export async function confirmedAccount(address: string, from?: string): Promise<string> {
  const email = newAddress('owner');
  const signUp = await send(address, '/auth/v1/signup', { from, body: { email, password } });
  expect(signUp.status).toBe(200);
  const { searchParams } = new URL(linkIn(await waitForMail(address, email), /token_hash/));
  await openLink(address, searchParams, from);
  return email;
}

/** Opens a mailed link and sets `password`, which a new account cannot use before. */
async function openLink(address: string, link: URLSearchParams, from?: string): Promise<void> {
  const verified = await send(address, '/auth/v1/verify', {
    from,
    body: { token_hash: link.get('token_hash'), type: link.get('type') },
  });
  expect(verified.status).toBe(200);
  const { access_token: token } = JSON.parse(verified.body) as { access_token: string };
  const set = await send(address, '/auth/v1/user', {
    method: 'PUT',
    from,
    body: { password },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(set.status).toBe(200);
}

export function signIn(address: string, email: string, candidate: string, from?: string) {
  return send(address, '/auth/v1/token?grant_type=password', { from, body: { email, password: candidate } });
}
