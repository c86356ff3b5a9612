import { freeResources, resourceMails } from '../content.ts';
import { hellWeek, type HellWeekDay } from '../content/hellWeek.ts';
import { promptSheet } from '../content/promptSheet.ts';
import { pdfFile } from './pdfFile.ts';
import type { Sheet } from './sheet.ts';

type Page = (page: Sheet) => void;

const heading = { font: 'serif', size: 30, after: 14, tag: 'H1' } as const;
const body = { font: 'sans', size: 11.5 } as const;
const note = { font: 'bold', size: 9.5, colour: 'serial' } as const;

function questions(page: Sheet, title: string, asked: readonly string[]): void {
  page.text(title, heading);
  for (const question of asked) {
    page.text(question, { ...body, after: 4 });
    page.ruled({ gap: 26, count: 6 });
    page.space(28);
  }
}

/** Seven pages: the day, its task, its reason, and lines to write on. */
function dayPages(day: HellWeekDay, index: number): Page[] {
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

function hellWeekPages(title: string): Page[] {
  return [
    (page) => {
      page.space(150);
      page.text(title, { ...heading, size: 44, after: 24 });
      page.text(hellWeek.lede, { ...body, size: 14, after: 60 });
      page.bars(0);
    },
    ...hellWeek.days.flatMap(dayPages),
  ];
}

function promptPages(title: string): Page[] {
  return [
    (page) => {
      page.space(150);
      page.text(title, { ...heading, size: 40, after: 24 });
      page.text(promptSheet.lede, { ...body, size: 14 });
    },
    ...promptSheet.groups.map((group) => (page: Sheet) => {
      page.text(title, note);
      page.text(group.heading, heading);
      for (const prompt of group.prompts) {
        page.text(prompt, { font: 'serif', size: 13.5, after: 4 });
        page.ruled({ gap: 24, count: 2 });
        page.space(20);
      }
    }),
  ];
}

const pages: Record<string, (title: string) => Page[]> = { ai_prompts: promptPages, hell_week_pdf: hellWeekPages };

/** The PDF files that resource mails link to (REQ-RES-1). */
export function resourceFiles(): { path: string; content: Buffer }[] {
  return freeResources.items.flatMap(({ type, title }) => {
    const { path } = resourceMails.find((mail) => mail.type === type) ?? {};
    const drawn = pages[type]?.(title);
    return path && drawn ? [{ path, content: pdfFile(title, title, drawn) }] : [];
  });
}
