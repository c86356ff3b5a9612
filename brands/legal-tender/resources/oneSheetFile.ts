import { readFileSync } from 'node:fs';
import { brand, events, oneSheet, organiserQuote, speakingPage, speakingRequirements, talkMenu } from '../content.ts';
import { pdfFile } from './pdfFile.ts';
import type { Sheet } from './sheet.ts';

const note = { font: 'bold', size: 9.5, colour: 'serial' } as const;
const subheading = { font: 'serif', size: 16, after: 4, tag: 'H2' } as const;
const body = { font: 'sans', size: 10.5, after: 2 } as const;

/** The lectern, as beside the organiser's quote on the site. */
const lectern = readFileSync(new URL('../artwork/Plate/plates/lecternSmall.svg', import.meta.url), 'utf8');

/** The one-sheet for organisers, from the content of /speaking. */
export function oneSheetFile(): { path: string; content: Buffer } {
  return { path: oneSheet.href, content: pdfFile(`${brand.name}: ${oneSheet.title}`, oneSheet.title, [draw]) };
}

function draw(page: Sheet): void {
  const { heading, note: requirementsNote, requirements } = speakingRequirements;
  const event = events.find(({ id }) => id === organiserQuote.event);
  page.mark(64);
  page.text(brand.name, { ...note, size: 12, after: 4 });
  page.text(speakingPage.heading, { font: 'serif', size: 21, after: 6, tag: 'H1' });
  page.text(speakingPage.lede, { ...body, after: 10 });
  for (const { term, value } of speakingPage.facts) page.text(`${term}: ${value}`, { ...body, font: 'bold' });
  page.space(18);
  for (const talk of talkMenu.talks) {
    page.text(talk.title, subheading);
    page.beside(`${talk.minutes} ${talkMenu.unit}`, note);
    page.text(talk.promise, body);
    page.text(talk.note, { ...body, colour: 'quiet', after: 14 });
  }
  page.plate(lectern, 100);
  page.text(`\u201c${organiserQuote.quote}\u201d`, { font: 'serif', size: 13, after: 2 });
  page.text(`${organiserQuote.name}, ${organiserQuote.title}, ${event?.title}`, {
    ...body,
    colour: 'quiet',
    after: 16,
  });
  page.text(heading, subheading);
  page.text(requirementsNote, { ...body, colour: 'quiet' });
  for (const [index, each] of requirements.entries()) page.text(`${index + 1}. ${each}`, { ...body, after: 0 });
  page.space(10);
  page.text(oneSheet.contact.replace('{email}', brand.mailboxes.speaking), { ...body, font: 'bold' });
}
