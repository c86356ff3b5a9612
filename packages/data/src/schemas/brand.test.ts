import { describe, expect, test } from 'vitest';
import { brand } from '../content/brand.ts';
import { brandSchema } from './brand.ts';

describe("rulings, '{name}, mailboxes, links'", () => {
  test('the brand file follows its schema', () => {
    expect(brandSchema.parse(brand)).toEqual(brand);
  });

  test('the shipped identity is a placeholder: nothing of it can reach a real person', () => {
    const { mailboxes, links } = brand;
    const addresses = Object.values(mailboxes).map((mailbox) => mailbox.split('@')[1] ?? '');
    const hosts = [links.videoChannel, links.podcast, links.network, ...links.social].map(
      ({ href }) => new URL(href).hostname,
    );
    for (const host of [...addresses, ...hosts]) {
      expect(host).toMatch(/\.example$/);
    }
    expect(brand.phone.replaceAll(/\D/g, '')).toMatch(/0000000$/);
  });

  test.each([
    ['an empty name', { name: '' }],
    ['a name with spaces around it', { name: ' Alex Exemplar' }],
    ['a mailbox that is none', { mailboxes: { ...brand.mailboxes, press: 'press' } }],
    [
      'a link without encryption',
      { links: { ...brand.links, podcast: { label: 'Podcast', href: 'http://a.example' } } },
    ],
    ['a telephone number without its country', { phone: '020 000 00 00' }],
    ['a misspelt key', { shortname: 'Alex' }],
  ])('refuses %s', (_case, change) => {
    expect(brandSchema.safeParse({ ...brand, ...change }).success).toBe(false);
  });
});
