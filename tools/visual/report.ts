import type { Theme } from './stories.ts';
import type { Trouble } from './visit.ts';

/** Result of one picture. */
export interface PictureResult {
  /** Path below the folder of baselines. */
  name: string;
  story: string;
  /** The story's title, which the report filters by. */
  component: string;
  width: number;
  theme: Theme;
  outcome: 'same' | 'different' | 'new' | 'updated';
  /** Number of differing pixels. */
  pixels: number;
}

export interface VisitTrouble extends Trouble {
  story: string;
  component: string;
  width: number;
}

/** Result of a run; the report page reads it as JSON. */
export interface Report {
  /** The run's filter; empty for all stories. */
  filter: string;
  pictures: PictureResult[];
  trouble: VisitTrouble[];
  /** Baselines without a story. */
  orphans: string[];
  /** Seconds from the first visit to the last. */
  seconds: number;
}

/** One sentence per failure; empty when the run has passed. */
export function failuresOf({ pictures, trouble, orphans }: Report): string[] {
  return [
    ...trouble.map(({ story, width, kind, message }) => `${story} at ${width} px, ${kind}: ${firstLines(message)}`),
    ...pictures
      .filter(({ outcome }) => outcome === 'different')
      .map(({ name, pixels }) => `${name} differs in ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}.`),
    ...pictures.filter(({ outcome }) => outcome === 'new').map(({ name }) => `${name} has no baseline yet.`),
    ...orphans.map((name) => `${name} is a baseline without a story.`),
  ];
}

/** For example `1204 pictures in 310.2 s, 0.26 s each`. */
export function paceOf({ pictures, seconds }: Report): string {
  const each = pictures.length > 0 ? seconds / pictures.length : 0;
  return `${pictures.length} pictures in ${seconds.toFixed(1)} s, ${each.toFixed(2)} s each`;
}

function firstLines(message: string): string {
  return message.split('\n').slice(0, 3).join(' ').slice(0, 400);
}
