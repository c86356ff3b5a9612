import { expect, it } from 'vitest';
import { isLocalName, isLoopbackOnly } from './addresses.ts';

it.each([
  [['127.0.0.1', '::1'], 'http://localhost:4173'],
  [['127.0.0.2'], 'http://127.0.0.2:4173'],
  [['::1'], 'http://[::1]:4173'],
])('%j with the site at %s is loopback only', (addresses, siteUrl) => {
  expect(isLoopbackOnly(addresses, siteUrl)).toBe(true);
});

it.each([
  [['0.0.0.0'], 'http://localhost:4173'],
  [['127.0.0.1', '192.0.2.7'], 'http://localhost:4173'],
  // A local proxy or tunnel forwards remote requests from a loopback address.
  [['127.0.0.1'], 'https://podium.example'],
])('%j with the site at %s is not loopback only', (addresses, siteUrl) => {
  expect(isLoopbackOnly(addresses, siteUrl)).toBe(false);
});

it('other names are not local', () => {
  const names = ['podium.example', 'localhost.podium.example', '127.0.0.1.podium.example', '[::2]', '0.0.0.0', ''];
  expect(names.filter(isLocalName)).toEqual([]);
});
