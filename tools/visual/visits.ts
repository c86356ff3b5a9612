import { pictureWidths } from '../../.storybook/modes.ts';
import type { StoryIndexEntry } from 'storybook/internal/types';

export type Story = StoryIndexEntry;

/** Globals that a story sets; otherwise the matrix applies. */
export interface OwnGlobals {
  theme?: Theme;
  /** The story's viewport, in CSS pixels. */
  window?: Window;
}

export interface Window {
  width: number;
  height: number;
}

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The second brand of the pictures. */
const secondBrand = 'starter';

/** How a picture differs from the default: in width, direction or brand. */
type Axis = 'narrow' | 'right-to-left' | typeof secondBrand;

/** A story at one width; the themes are captured one after the other. */
export interface View {
  window: Window;
  themes: readonly Theme[];
  axis?: Axis;
  /** Whether axe runs: once per story, and for pages, which contain every section, at each width. */
  runsAxe: boolean;
}

/** A story that plays once, in the first window, which then grows from view to view. */
export interface Visit {
  story: Story;
  views: View[];
  globals: VisitGlobals;
  /** Whether checks without a picture run after the pictures. */
  isChecked: boolean;
}

/** Globals of Storybook that a story keeps during a visit. */
interface VisitGlobals {
  direction: 'ltr' | 'rtl';
  brand: string;
}

const defaultGlobals: VisitGlobals = { direction: 'ltr', brand: 'legal-tender' };

/** Initial viewports; pictures are as high as the document. */
const windows: Record<(typeof pictureWidths)[number], Window> = {
  390: { width: 390, height: 844 },
  834: { width: 834, height: 1112 },
  1280: { width: 1280, height: 800 },
};
const narrow: Window = { width: 320, height: 640 };

/**
 * Every visit of a run. Each story is pictured at 390 px in the light theme. Stories with the tag `visual` are pictured
 * at every width in both themes. The first story of each title without its own viewport is also pictured at 320 px and
 * from right to left, and in the second brand: primitives on a phone, sections where most of their artwork is seen.
 */
export function visitsOf(stories: readonly Story[], own: Record<string, OwnGlobals>): Visit[] {
  const titles = new Set<string>();
  return stories.flatMap((story) => {
    const isVisual = hasTag(story, 'visual');
    const { theme, window } = own[story.id] ?? {};
    // A story opts out with `tags: ['!axes']`.
    const isChecked = hasTag(story, 'axes');
    const isFirst = isChecked && !window && !titles.has(story.title);
    if (isFirst) titles.add(story.title);
    const seenIn = theme ? [theme] : isVisual ? themes : themes.slice(0, 1);
    const seenThrough = window ? [window] : isVisual ? windowsOf(story) : [windows[390]];
    const views = seenThrough.map((each, at) => ({
      window: each,
      themes: each === windows[834] ? seenIn.slice(0, 1) : seenIn,
      runsAxe: at === 0 || isPage(story),
    }));
    const visit: Visit = {
      story,
      views: isFirst ? [axisView('narrow', narrow), ...views] : views,
      globals: defaultGlobals,
      isChecked,
    };
    if (!isFirst || !/^(Primitives|Sections)\//.test(story.title)) return [visit];
    const further = (axis: Axis, width: 390 | 1280, globals: Partial<VisitGlobals>): Visit => {
      const view = axisView(axis, windows[width]);
      return { story, views: [view], globals: { ...defaultGlobals, ...globals }, isChecked: false };
    };
    return [
      visit,
      further('right-to-left', 390, { direction: 'rtl' }),
      further(secondBrand, isSection(story) ? 1280 : 390, { brand: secondBrand }),
    ];
  });
}

function axisView(axis: Axis, window: Window): View {
  return { window, themes: themes.slice(0, 1), axis, runsAxe: false };
}

function hasTag({ tags = [] }: Story, tag: string): boolean {
  return tags.includes(tag);
}

/** Whole pages are also visited at tablet width, in one theme. */
function windowsOf(story: Story): Window[] {
  return pictureWidths.filter((width) => width !== 834 || isPage(story)).map((width) => windows[width]);
}

function isPage({ title }: Story): boolean {
  return title.startsWith('Pages/');
}

function isSection({ title }: Story): boolean {
  return title.startsWith('Sections/');
}

/** Sections whose folder has no story with the tag `visual`. */
export function sectionsWithoutPicture(stories: readonly Story[]): string[] {
  const folders = Map.groupBy(stories.filter(isSection), ({ title }) => title.split('/')[1] ?? '');
  return [...folders].flatMap(([name, own]) => (own.some((story) => hasTag(story, 'visual')) ? [] : [name]));
}

/** Path of a picture's baseline: `primitives-button/primary.390.light.webp`, with the axis before the width. */
export function pictureName({ id }: Story, { window: { width }, axis }: View, theme: Theme): string {
  const [component = id, state = ''] = id.split('--');
  return `${component}/${state}${axis ? `.${axis}` : ''}.${width}.${theme}.webp`;
}

export function pictureNames({ story, views }: Visit): string[] {
  return views.flatMap((view) => view.themes.map((theme) => pictureName(story, view, theme)));
}

/** Whether one of the names contains one of the filters, ignoring case. */
export function containsOne(names: readonly string[], filters: readonly string[]): boolean {
  const lower = names.map((name) => name.toLowerCase());
  return filters.length === 0 || filters.some((filter) => lower.some((name) => name.includes(filter.toLowerCase())));
}
