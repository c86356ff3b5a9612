import type { StateCatalogue } from '../../tests/states/catalogue.ts';
import { pictureWidths } from '../../.storybook/modes.ts';
import { themes, type OwnGlobals, type Story, type Theme, type Window } from './stories.ts';

/** One story opened once at one width; the themes are pictured one after the other. */
export interface Visit {
  story: Story;
  window: Window;
  themes: readonly Theme[];
}

/** Where the windows start from; pictures are as high as the document. */
const windows: Record<(typeof pictureWidths)[number], Window> = {
  390: { width: 390, height: 844 },
  834: { width: 834, height: 1112 },
  1280: { width: 1280, height: 800 },
};

/** Every visit of a run: each story at least once, those that the catalogue marks at every width in both themes. */
export function visitsOf(
  stories: readonly Story[],
  catalogues: readonly StateCatalogue[],
  own: (id: string) => OwnGlobals = () => ({}),
): Visit[] {
  const visual = visualStories(catalogues);
  return stories.flatMap((story) => {
    const isVisual = visual.has(nameOf(story));
    const { theme, window } = own(story.id);
    const seenIn = theme ? [theme] : isVisual ? themes : themes.slice(0, 1);
    const seenThrough = window ? [window] : isVisual ? windowsOf(story) : [windows[390]];
    return seenThrough.map((each) => ({ story, window: each, themes: seenIn }));
  });
}

/** Whole pages are seen on a tablet too. */
function windowsOf({ title }: Story): Window[] {
  return pictureWidths.filter((width) => width !== 834 || title.startsWith('Pages/')).map((width) => windows[width]);
}

function visualStories(catalogues: readonly StateCatalogue[]): Set<string> {
  return new Set(
    catalogues.flatMap(({ group, states }) =>
      Object.entries(states).flatMap(([name, { visual }]) =>
        visual.map((exportName) => `${group}/${name}/${exportName}`),
      ),
    ),
  );
}

/** How many stories the catalogue marks as visual. */
export function visualCount(stories: readonly Story[], catalogues: readonly StateCatalogue[]): number {
  const visual = visualStories(catalogues);
  return stories.filter((story) => visual.has(nameOf(story))).length;
}

/** Where the baseline of a picture lies below the folder of all: `primitives-button/primary.390.light.webp`. */
export function pictureName({ id }: Story, { width }: Window, theme: Theme): string {
  const [component = id, state = ''] = id.split('--');
  return `${component}/${state}.${width}.${theme}.webp`;
}

/** A visit is wanted when the story's name or file contains one of the filters, whatever the case, or there is none. */
export function matches({ story }: Visit, filters: readonly string[]): boolean {
  const names = [story.id, nameOf(story), story.file].map((name) => name.toLowerCase());
  return filters.length === 0 || filters.some((filter) => names.some((name) => name.includes(filter.toLowerCase())));
}

/** For example `Primitives/Button/Primary`. */
function nameOf({ title, exportName }: Story): string {
  return `${title}/${exportName}`;
}
