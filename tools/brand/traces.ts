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
  ].map(literal);
  const asWords = [shortName, ...name.split(/\s/)].map((word) => `\\b${literal(word)}\\b`);
  return new RegExp(`(?i:${[...new Set(anywhere)].join('|')})|${[...new Set(asWords)].join('|')}`);
}

/** A pattern that matches the text as it is. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
