import { describe, expect, test } from 'vitest';
import { brand } from '../content/brand.ts';
import { brandSchema } from './brand.ts';

describe('REQ-TEXT-1: brand file', () => {
  test('matches its schema', () => {
    expect(brandSchema.parse(brand)).toEqual(brand);
  });

  test('REQ-TEXT-3: its addresses are either all placeholders or all real', () => {
    const { mailboxes, links, phone } = brand;
    const addresses = Object.values(mailboxes).map((mailbox) => mailbox.split('@')[1] ?? '');
    const hosts = [links.videoChannel, links.podcast, links.network, ...links.social].map(
      ({ href }) => new URL(href).hostname,
    );
    const isPlaceholder = [
      ...[...addresses, ...hosts].map((host) => host.endsWith('.example')),
      phone.replaceAll(/\D/g, '').endsWith('0000000'),
    ];
    expect(new Set(isPlaceholder).size).toBe(1);
  });

  test.each([
    ['an empty name', { name: '' }],
    ['a name with spaces around it', { name: ` ${brand.name}` }],
    ['an invalid mailbox', { mailboxes: { ...brand.mailboxes, press: 'press' } }],
    ['a link without https', { links: { ...brand.links, podcast: { label: 'Podcast', href: 'http://a.example' } } }],
    ['a phone number without a country code', { phone: '020 000 00 00' }],
    ['a misspelt key', { shortname: 'Ada' }],
  ])('refuses %s', (_case, change) => {
    expect(brandSchema.safeParse({ ...brand, ...change }).success).toBe(false);
  });
});
