import type { Brand } from '@podium/data/schemas/brand.ts';

/** Matches names and addresses of a brand in any case, and parts of the name as words. */
export function tracesOf(brand: Brand): RegExp {
  const { name, shortName, speakerSuffix, mailboxes, phone, links, legalEntity } = brand;
  const outside = [links.videoChannel, links.podcast, links.network, ...links.social];
  const [street = '', town = ''] = legalEntity.address;
  const anywhere = [
    name,
    name.replaceAll(/\s/g, ''),
    speakerSuffix,
    phone,
    phone.replaceAll(' ', ''),
    ...Object.values(mailboxes).flatMap((mailbox) => [mailbox, mailbox.split('@')[1] ?? '']),
    ...outside.map(({ href }) => href),
    legalEntity.name,
    legalEntity.registration,
    street,
    town,
  ].map((text) => RegExp.escape(text));
  const asWords = [shortName, ...name.split(/\s/)].map((word) => `\\b${RegExp.escape(word)}\\b`);
  return new RegExp(`(?i:${[...new Set(anywhere)].join('|')})|${[...new Set(asWords)].join('|')}`);
}
