import { brand, freeResources, resourceMails } from '../content.ts';
import { hellWeek, type HellWeekDay } from '../content/hellWeek.ts';
import { promptSheet } from '../content/promptSheet.ts';
import { pdfFile } from './pdfFile.ts';
import { type Sheet, sheet } from './sheet.ts';

const heading = { font: 'serif', size: 30, after: 14 } as const;
const subheading = { font: 'serif', size: 20, after: 10 } as const;
const body = { font: 'sans', size: 11.5 } as const;
const note = { font: 'bold', size: 9.5, colour: 'serial' } as const;

/** Pages with page numbers and the title in the footer. */
function bound(title: string, drawings: ((page: Sheet) => void)[]): string[] {
  return drawings.map((draw, index) => {
    const page = sheet(`${brand.name}   ${title}   ${index + 1} / ${drawings.length}`);
    draw(page);
    return page.page();
  });
}

function questions(page: Sheet, title: string, asked: readonly string[]): void {
  page.text(title, heading);
  for (const question of asked) {
    page.text(question, { ...body, after: 4 });
    page.ruled({ gap: 26, count: 6 });
    page.space(28);
  }
}

/** Seven pages: the day, its task, its reason, and lines to write on. */
function dayPages(day: HellWeekDay, index: number): ((page: Sheet) => void)[] {
  const { labels, before, after } = hellWeek;
  const hours = Array.from({ length: 17 }, (_hour, hour) => `${String(hour + 6).padStart(2, '0')}:00`);
  return [
    (page) => {
      page.space(150);
      page.text(day.name, { ...note, size: 12, after: 6 });
      page.text(day.task, { ...heading, size: 40, after: 40 });
      page.bars(index + 1);
    },
    (page) => {
      page.text(labels.task, note);
      page.text(day.task, heading);
      for (const [step, words] of day.steps.entries()) page.text(`${step + 1}. ${words}`, body);
      page.space(18);
      page.ruled({ gap: 26 });
    },
    (page) => {
      page.text(day.task, note);
      page.text(labels.why, heading);
      page.text(day.why, { ...body, size: 13 });
      page.space(18);
      page.ruled({ gap: 26 });
    },
    (page) => questions(page, labels.before, before),
    (page) => {
      page.text(day.name, note);
      page.text(labels.log, heading);
      page.ruled({ gap: 33, labels: hours });
    },
    (page) => questions(page, labels.after, after),
    (page) => {
      page.text(day.name, note);
      page.text(labels.notes, heading);
      page.ruled({ gap: 26 });
    },
  ];
}

function hellWeekPages(title: string): string[] {
  return bound(title, [
    (page) => {
      page.space(150);
      page.text(title, { ...heading, size: 44, after: 24 });
      page.text(hellWeek.lede, { ...body, size: 14, after: 60 });
      page.bars(0);
    },
    ...hellWeek.days.flatMap(dayPages),
  ]);
}

function promptPages(title: string): string[] {
  return bound(title, [
    (page) => {
      page.space(150);
      page.text(title, { ...heading, size: 40, after: 24 });
      page.text(promptSheet.lede, { ...body, size: 14 });
    },
    ...promptSheet.groups.map((group) => (page: Sheet) => {
      page.text(title, note);
      page.text(group.heading, heading);
      for (const prompt of group.prompts) {
        page.text(prompt, { ...subheading, size: 13.5, after: 4 });
        page.ruled({ gap: 24, count: 2 });
        page.space(20);
      }
    }),
  ]);
}

const pages: Record<string, (title: string) => string[]> = { ai_prompts: promptPages, hell_week_pdf: hellWeekPages };

/** The PDF files that resource mails link to (REQ-RES-1). */
export function resourceFiles(): { path: string; content: string }[] {
  return freeResources.items.flatMap(({ type, title }) => {
    const { path } = resourceMails.find((mail) => mail.type === type) ?? {};
    const drawn = pages[type]?.(title);
    return path && drawn ? [{ path, content: pdfFile(title, drawn) }] : [];
  });
}
