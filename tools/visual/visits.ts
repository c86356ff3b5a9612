import type { StateCatalogue } from '../../tests/states/catalogue.ts';
import { themes, type OwnGlobals, type Story, type Theme, type Window } from './stories.ts';

/** One story opened once at one width; the themes are pictured one after the other. */
export interface Visit {
  story: Story;
  window: Window;
  themes: readonly Theme[];
}

/** The windows of the matrix. Pictures are as high as the document; the heights are where they start from. */
export const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Stories under this title are whole pages: they are visual, and pictured on a tablet too. */
const pagesPrefix = 'Pages/';

/** Every visit of a run: each story at least once, those that the catalogue marks at every width in both themes. */
export function visitsOf(
  stories: readonly Story[],
  catalogues: readonly StateCatalogue[],
  own: (id: string) => OwnGlobals = () => ({}),
): Visit[] {
  const visual = visualStories(catalogues);
  return stories.flatMap((story) => {
    const globals = own(story.id);
    const isPage = story.title.startsWith(pagesPrefix);
    const isVisual = isPage || visual.has(`${story.title} ${story.exportName}`);
    const seenIn = globals.theme ? [globals.theme] : isVisual ? themes : themes.slice(0, 1);
    return windowsOf(isVisual, isPage, globals).map((window) => ({ story, window, themes: seenIn }));
  });
}

function windowsOf(isVisual: boolean, isPage: boolean, own: OwnGlobals): Window[] {
  if (own.window) return [own.window];
  if (isPage) return [windows.phone, windows.tablet, windows.desktop];
  return isVisual ? [windows.phone, windows.desktop] : [windows.phone];
}

function visualStories(catalogues: readonly StateCatalogue[]): Set<string> {
  return new Set(
    catalogues.flatMap(({ prefix, states, planned }) =>
      Object.entries({ ...planned, ...states }).flatMap(([name, { visual }]) =>
        visual.map((exportName) => `${prefix}/${name} ${exportName}`),
      ),
    ),
  );
}

/** How many stories the catalogue marks as visual. */
export function visualCount(stories: readonly Story[], catalogues: readonly StateCatalogue[]): number {
  const visual = visualStories(catalogues);
  return stories.filter(({ title, exportName }) => visual.has(`${title} ${exportName}`)).length;
}

/** Where the baseline of a picture lies below the folder of all: `primitives-button/primary.390.light.webp`. */
export function pictureName({ id }: Story, { width }: Window, theme: Theme): string {
  const [component = id, state = ''] = id.split('--');
  return `${component}/${state}.${width}.${theme}.webp`;
}

/** A visit belongs to a filter when the story's name or file contains it, whatever the case. */
export function matches({ story }: Visit, filter: string): boolean {
  const wanted = filter.toLowerCase();
  return [story.id, `${story.title}/${story.exportName}`, story.file].some((name) =>
    name.toLowerCase().includes(wanted),
  );
}
