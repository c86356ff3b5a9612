import { expect } from '@playwright/test';
import { linkIn, newAddress, waitForMail } from '../flows/site.ts';
import { send } from './attack.ts';

export const password = 'a sentence is better';

/** A confirmed account that signs in with `password`; returns its e-mail address. */
export async function confirmedAccount(address: string, from: string): Promise<string> {
  const email = newAddress('owner');
  await send(address, '/auth/v1/signup', { from, body: { email, password } });
  const { searchParams } = new URL(linkIn(await waitForMail(address, email), /token_hash/));
  const verified = await send(address, '/auth/v1/verify', { from, body: Object.fromEntries(searchParams) });
  const { access_token: token } = JSON.parse(verified.body) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  // A new account has no password yet.
  const set = await send(address, '/auth/v1/user', { method: 'PUT', from, body: { password }, headers });
  expect(set.status).toBe(200);
  return email;
}

export function signIn(address: string, email: string, candidate: string, from: string) {
  return send(address, '/auth/v1/token?grant_type=password', { from, body: { email, password: candidate } });
}
