import { brand, pressKit } from '../content.ts';
import { biographiesPath, factSheetPath } from '../content/pressKit.ts';
import { pdfFile } from './pdfFile.ts';
import type { Sheet } from './sheet.ts';

const body = { font: 'sans', size: 10.5, after: 6 } as const;
const { biographies, captions, facts } = pressKit;

/** The fact sheet and the biographies of the press kit, from the content of /press (REQ-PRESS-1). */
export function pressTexts(): [{ path: string; content: Buffer }, { path: string; content: string }] {
  const { label } = facts.sheet;
  return [
    { path: factSheetPath, content: pdfFile(`${brand.name}: ${label}`, label, [drawFacts]) },
    { path: biographiesPath, content: `${biographies.list.map(({ text }) => text).join('\n\n')}\n` },
  ];
}

function drawFacts(page: Sheet): void {
  page.mark(64);
  page.text(facts.sheet.label, { font: 'bold', size: 12, colour: 'serial', after: 4 });
  page.text(brand.name, { font: 'serif', size: 30, after: 12, tag: 'H1' });
  for (const { text } of biographies.list.slice(0, 1)) page.text(text, { ...body, after: 26 });
  for (const { term, value } of facts.rows) {
    page.text(term, { font: 'serif', size: 16, after: 8 });
    page.beside(value, { font: 'bold', size: 16 });
  }
  page.space(18);
  for (const paragraph of captions.paragraphs) page.text(paragraph, { ...body, colour: 'quiet' });
  page.space(10);
  page.text(brand.mailboxes.press, { ...body, font: 'bold' });
}
