import { brand, freeResources, oneSheet, pressKit, speakingPage, speakingRequirements, talkMenu } from '../content.ts';
import { hellWeek } from '../content/hellWeek.ts';
import { promptSheet } from '../content/promptSheet.ts';
import { describe, expect, it, vi } from 'vitest';
import { pdfText } from '../../../tools/textFiles.ts';
import { pressTexts } from './pressTexts.ts';
import { oneSheetFile } from './oneSheetFile.ts';
import { resourceFiles } from './resourceFiles.ts';
import { column, footBaseline } from './sheet.ts';

const resources = resourceFiles();
const [factSheet, biographies] = pressTexts();
const written = [...resources, oneSheetFile(), factSheet];

const pagesOf = (content: Buffer) => pdfText(content).match(/\/Type \/Page$/gm)?.length;

describe('REQ-RES-1: resource files', () => {
  it.each(freeResources.items)('$title is a PDF with as many pages as its cover states', ({ type, pages }) => {
    const file = resources[freeResources.items.findIndex((item) => item.type === type)]!;
    expect(file.path).toMatch(/^\/resources\/.+\.pdf$/);
    expect(pagesOf(file.content)).toBe(pages ?? promptSheet.groups.length + 1);
  });

  it.each(written)('$path is complete, in the language of the site, and tagged', ({ content }) => {
    expect(content.toString('latin1')).toMatch(/^%PDF-1\.5\n[^]*\n%%EOF\n$/);
    expect(pdfText(content)).toMatch(/\/Lang \(en\)[^]*\/MarkInfo/);
  });

  it.each(written)('$path has no text outside the page', ({ content }) => {
    const heights = [...pdfText(content).matchAll(/ (\S+) Tm$/gm)].map(([, height]) => 841.89 - Number(height));
    const inFoot = heights.filter((height) => height > column.bottom);
    expect(new Set(inFoot.map(Math.round))).toEqual(new Set([footBaseline]));
    expect(inFoot).toHaveLength(pagesOf(content)!);
  });

  it('have the same bytes a day later', () => {
    vi.useFakeTimers({ now: Date.now() + 86_400_000 });
    expect(oneSheetFile()).toEqual(written[resources.length]);
    vi.useRealTimers();
  });

  it('contain every task and every prompt', () => {
    const words = resources.map(({ content }) => pdfText(content)).join(' ');
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
    expect(pagesOf(content)).toBe(1);
    expect(oneSheet.note).toBe(`PDF, one page, ${Math.round(content.length / 1000)}\u00a0kB`);
  });

  it('contains each talk, the fee, each line of the rider and the mailbox', () => {
    const words = pdfText(content);
    const parts = [
      ...talkMenu.talks.flatMap(({ title, promise, minutes }) => [title, promise, `${minutes} ${talkMenu.unit}`]),
      ...speakingPage.facts.map(({ value }) => value),
      ...speakingRequirements.requirements,
      brand.mailboxes.speaking,
    ];
    for (const part of parts) expect(words).toContain(part);
  });
});

describe('REQ-PRESS-1: fact sheet and biographies', () => {
  it('the fact sheet has one page with every figure of /press, and the mailbox', () => {
    expect(factSheet.path).toBe(pressKit.facts.sheet.href);
    expect(pagesOf(factSheet.content)).toBe(1);
    const words = pdfText(factSheet.content);
    const parts = [...pressKit.facts.rows.flatMap(({ term, value }) => [term, value]), brand.mailboxes.press];
    for (const part of parts) expect(words).toContain(part);
  });

  it('the text file has the three biographies', () => {
    for (const { text } of pressKit.biographies.list) expect(biographies.content).toContain(text);
  });
});
