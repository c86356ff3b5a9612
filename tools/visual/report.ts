import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reportFile } from './places.ts';
import type { Issue } from './visit.ts';

/** Result of one picture. */
export interface PictureResult {
  /** Path below the folder of baselines. */
  name: string;
  outcome: 'same' | 'different' | 'new' | 'updated';
  /** Number of differing pixels. */
  pixels: number;
}

/** Result of a run. */
export interface Report {
  pictures: PictureResult[];
  issues: Issue[];
  /** Baselines without a story. */
  orphans: string[];
}

/** One sentence per failure; empty when the run has passed. */
export function failuresOf({ pictures, issues, orphans }: Report): string[] {
  return [
    ...issues.map(
      ({ story, width, kind, message }) =>
        `${story} at ${width} px, ${kind}: ${message.replaceAll(/\s+/g, ' ').slice(0, 400)}`,
    ),
    ...pictures
      .filter(({ outcome }) => outcome === 'different')
      .map(({ name, pixels }) => `${name} differs in ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}.`),
    ...pictures.filter(({ outcome }) => outcome === 'new').map(({ name }) => `${name} has no baseline yet.`),
    ...orphans.map((name) => `${name} is a baseline without a story.`),
  ];
}

/** Writes a page with the failures of a run, and with baseline, actual picture and difference of each picture. */
export async function writeReport(report: Report): Promise<void> {
  const views = report.pictures.flatMap(({ name, outcome }) => {
    if (outcome === 'different') return [viewOf(name, ['../../tests/pictures', 'actual', 'difference'])];
    return outcome === 'new' ? [viewOf(name, ['actual'])] : [];
  });
  const failures = failuresOf(report).map((failure) => `<li>${escaped(failure)}`);
  await mkdir(dirname(reportFile), { recursive: true });
  await writeFile(
    reportFile,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 sans-serif; }
  .pictures { display: flex; gap: 1rem; overflow: auto; align-items: start; }
  .stack { display: grid; flex: none; }
  .stack img { grid-area: 1 / 1; }
  .stack img + img { clip-path: inset(0 0 0 var(--covered, 50%)); }
</style>
<h1>${failures.length} failures</h1>
<ul>${failures.join('\n')}</ul>
${views.join('\n')}
</html>
`,
  );
}

/** The pictures side by side, and the actual one above the baseline, from the position of a slider. */
function viewOf(name: string, folders: readonly string[]): string {
  const images = folders.map(
    (folder) => `<img loading="lazy" src="${folder}/${name}" alt="${folder}" onerror="this.remove()">`,
  );
  const slider = `<input type="range" aria-label="Baseline in per cent"
  oninput="this.nextElementSibling.style.setProperty('--covered', this.value + '%')">
<div class="stack">${images.slice(0, 2).join('')}</div>`;
  return `<h2>${name}</h2>\n<div class="pictures">${images.join('')}</div>\n${images.length > 1 ? slider : ''}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
