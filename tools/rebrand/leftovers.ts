import type { Brand } from '@podium/data/schemas/brand.ts';
import { textFiles } from '../textFiles.ts';

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

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** One line with path and position for each text file that contains a match. The files are chosen as by `textFiles`. */
export async function leftoversIn(traces: RegExp, ...files: Parameters<typeof textFiles>): Promise<string[]> {
  const found: string[] = [];
  for await (const { path, text } of textFiles(...files)) {
    const at = text.search(traces);
    if (at >= 0) found.push(`${path}: …${text.slice(Math.max(0, at - 30), at + 30).trim()}…`);
  }
  return found.toSorted();
}
