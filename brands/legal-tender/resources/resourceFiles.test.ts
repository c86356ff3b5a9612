import { brand, freeResources, oneSheet, pressKit, speakingPage, speakingRequirements, talkMenu } from '../content.ts';
import { hellWeek } from '../content/hellWeek.ts';
import { promptSheet } from '../content/promptSheet.ts';
import { describe, expect, it } from 'vitest';
import { pressTexts } from './pressTexts.ts';
import { oneSheetFile } from './oneSheetFile.ts';
import { pdfString } from './pdfFile.ts';
import { resourceFiles } from './resourceFiles.ts';
import { column, sheet } from './sheet.ts';

const resources = resourceFiles();
const [factSheet, biographies] = pressTexts();
const written = [...resources, oneSheetFile(), factSheet!];

/** All words of a file in drawing order. */
function wordsOf(content: string): string {
  return [...content.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/g)].map(([, words]) => words).join(' ');
}

describe('REQ-RES-1: resource files', () => {
  it.each(freeResources.items)('$title is a PDF with as many pages as its cover states', ({ type, pages }) => {
    const file = resources[freeResources.items.findIndex((item) => item.type === type)];
    expect(file?.path).toMatch(/^\/resources\/.+\.pdf$/);
    const count = file?.content.match(/\/Type \/Page /g)?.length;
    expect(count).toBe(pages ?? promptSheet.groups.length + 1);
    expect(file?.content).toContain(`/Count ${count} `);
  });

  it.each(written)('$path has correct offsets and lengths', ({ content }) => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(content)?.[1]);
    expect(content.slice(start, start + 5)).toBe('xref\n');
    const offsets = [...content.slice(start).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(0);
    for (const [index, offset] of offsets.entries()) {
      expect(content.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    }
    for (const [, length, stream] of content.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)) {
      expect(stream).toHaveLength(Number(length));
    }
  });

  it.each(written)('$path is ASCII, so that characters count as bytes', ({ content }) => {
    // oxlint-disable-next-line no-control-regex
    expect(content).toMatch(/^[\x00-\x7f]*$/);
  });

  it.each(written)('$path has no text outside the page', ({ content }) => {
    const heights = [...content.matchAll(/Tf \S+ (\S+) Td/g)].map(([, height]) => Number(height));
    expect(Math.min(...heights)).toBeGreaterThan(40);
    const foots = heights.filter((height) => height === 48).length;
    expect(heights.filter((height) => height < column.bottom)).toHaveLength(foots);
  });

  it('contain every task and every prompt', () => {
    const words = resources.map(({ content }) => wordsOf(content).replaceAll('\\', '')).join(' ');
    for (const { task, steps, why } of hellWeek.days) {
      for (const part of [task, why, ...steps]) expect(words).toContain(part);
    }
    for (const prompt of promptSheet.groups.flatMap(({ prompts }) => prompts)) expect(words).toContain(prompt);
  });
});

describe('REQ-SPK-1: one-sheet', () => {
  const { path, content } = oneSheetFile();

  it('has one page, at the address and of the size that /speaking states', () => {
    expect(path).toBe(oneSheet.href);
    expect(content).toContain('/Count 1 ');
    expect(oneSheet.note).toBe(`PDF, one page, ${Math.round(content.length / 1000)}\u00a0kB`);
  });

  it('contains each talk, the fee, each line of the rider and the mailbox', () => {
    const words = wordsOf(content);
    const parts = [
      ...talkMenu.talks.flatMap(({ title, promise, minutes }) => [title, promise, `${minutes} ${talkMenu.unit}`]),
      ...speakingPage.facts.map(({ value }) => value),
      ...speakingRequirements.requirements,
      brand.mailboxes.speaking,
    ];
    for (const part of parts) expect(words).toContain(pdfString(part).slice(1, -1));
  });
});

describe('REQ-PRESS-1: fact sheet and biographies', () => {
  it('the fact sheet has one page with every figure of /press, and the mailbox', () => {
    expect(factSheet?.path).toBe(pressKit.facts.sheet.href);
    expect(factSheet?.content).toContain('/Count 1 ');
    const words = wordsOf(factSheet!.content);
    const parts = [...pressKit.facts.rows.flatMap(({ term, value }) => [term, value]), brand.mailboxes.press];
    for (const part of parts) expect(words).toContain(pdfString(part).slice(1, -1));
  });

  it('the text file has the three biographies', () => {
    for (const { text } of pressKit.biographies.list) expect(biographies?.content).toContain(text);
  });
});

it('pdfString() escapes brackets, backslashes and non-ASCII characters', () => {
  expect(pdfString(String.raw`a (b) \ é – 漢`)).toBe(String.raw`(a \(b\) \\ \351 \226 ?)`);
});

it('plate() draws the filled and the stroked paths of an engraving, with relative steps added up', () => {
  const page = sheet('foot');
  page.plate(
    '<svg viewBox="0 0 10 10"><path d="M1 2l3 4-1-1z"/><path stroke-width="2" d="m5 5l1 0m1 1l0 2"/></svg>',
    100,
  );
  expect(page.page()).toContain('1 2 m 4 6 l 3 5 l h f\n2 w 5 5 m 6 5 l 7 6 m 7 8 l S\nQ');
});
