import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Brand } from '@podium/data/schemas/brand';

/** What is not text, and what is text made anew from the text beside it. */
const binary = new Set(['.avif', '.br', '.gz', '.ico', '.jpg', '.png', '.webp', '.woff2', '.tsbuildinfo']);

/** As much of a line as a reader needs to find the place. */
const contextLength = 30;

/** Matches whatever tells who a brand is: names and addresses in any letters, parts of the name as words of their own. */
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

/** Source of a pattern that matches `text` alone. */
function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Looks into every text file below `folder` that one of `patterns` matches.
 *
 * @returns one line for each file with a trace: its path, and the first place
 */
export async function leftoversIn(
  folder: string,
  { patterns, traces, isLeftOut = () => false }: LeftoverSearch,
): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob([...patterns], { cwd: folder, exclude: (name) => name === 'node_modules' })) {
    if (binary.has(extname(path)) || isLeftOut(path)) continue;
    // A folder may have a dot in its name too.
    const text = await readFile(join(folder, path), 'utf8').catch(() => '');
    const at = text.search(traces);
    if (at >= 0) found.push(`${path}: …${text.slice(Math.max(0, at - contextLength), at + contextLength).trim()}…`);
  }
  return found.toSorted();
}

export interface LeftoverSearch {
  /** Globs from `folder`. */
  patterns: readonly string[];
  /** `tracesOf` the brand that ought to be gone. */
  traces: RegExp;
  /** Says of a path from `folder` that it may hold traces. */
  isLeftOut?: (path: string) => boolean;
}
