import { describe, expect, it } from 'vitest';
import { isLocalName, isOwnAffair } from './addresses.ts';

describe('whether a server is its own machine’s affair', () => {
  it.each([
    [['127.0.0.1', '::1'], 'http://localhost:4173'],
    [['127.0.0.2'], 'http://127.0.0.2:4173'],
    [['::1'], 'http://[::1]:4173'],
  ])('is so for %j with the site at %s', (addresses, siteUrl) => {
    expect(isOwnAffair(addresses, siteUrl)).toBe(true);
  });

  it.each([
    [['0.0.0.0'], 'http://localhost:4173'],
    [['127.0.0.1', '192.0.2.7'], 'http://localhost:4173'],
    // A proxy or a tunnel of this machine lets others in, and asks as if it were one of ours.
    [['127.0.0.1'], 'https://podium.example'],
  ])('is not so for %j with the site at %s', (addresses, siteUrl) => {
    expect(isOwnAffair(addresses, siteUrl)).toBe(false);
  });

  it('takes no other name for a local one', () => {
    const names = ['podium.example', 'localhost.podium.example', '127.0.0.1.podium.example', '[::2]', '0.0.0.0', ''];
    expect(names.filter(isLocalName)).toEqual([]);
  });
});
