import { expect, it } from 'vitest';
import { networksOf } from './network.ts';

it.each([
  ['192.0.2.77', ['192.0.2.77', '192.0.2.0/24']],
  ['::ffff:192.0.2.77', ['192.0.2.77', '192.0.2.0/24']],
  ['2001:0db8:0001:0002:ffff::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['unknown', ['unknown']],
  ['2001:db8::1::2', ['2001:db8::1::2']],
])('REQ-SAFE-2: networks that a caller is counted by: %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
