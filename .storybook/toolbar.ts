import type { InputType } from 'storybook/internal/csf';
import { brandNames, initialBrand } from './brands.ts';

export interface StoryGlobals {
  /** The name of a folder in `brands`. `every` shows all side by side (manager/SideBySide.ts). */
  brand: string;
  /** `both` shows both side by side. */
  theme: 'light' | 'dark' | 'both';
  direction: 'ltr' | 'rtl';
  motion: 'system' | 'reduce';
  contrast: 'system' | 'forced';
  /** ISO date, shown at 09:00 UTC; empty for the story's own time. Storybook would parse an ISO time to a `Date`. */
  now: string;
}

export const initialStoryGlobals: StoryGlobals = {
  brand: initialBrand,
  theme: 'light',
  direction: 'ltr',
  motion: 'system',
  contrast: 'system',
  now: '',
};

export const toolbar: Record<keyof StoryGlobals, InputType> = {
  brand: menu('Brand', 'component', {
    ...Object.fromEntries(brandNames.map((name) => [name, titleOf(name)])),
    every: 'Every brand',
  }),
  theme: menu('Theme', 'paintbrush', { light: 'Light', dark: 'Dark', both: 'Light and dark' }),
  direction: menu('Text direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  motion: menu('Motion', 'lightning', { system: 'Motion', reduce: 'Reduced motion' }),
  contrast: menu('Forced colours, imitated', 'contrast', { system: 'Colours', forced: 'Forced colours' }),
  now: menu('Clock', 'calendar', {
    '': "Story's own time",
    '2026-02-02': '2 February 2026: every date is ahead',
    '2026-05-21': '21 May 2026: the summit opens',
    '2027-01-04': '4 January 2027: every date has passed',
  }),
};

function menu(description: string, icon: string, titles: Record<string, string>): InputType {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description, toolbar: { icon, dynamicTitle: true, items } };
}

/** `Legal Tender` of `legal-tender`. */
function titleOf(brand: string): string {
  return brand.replaceAll(/(?:^|-)\w/g, (start) => start.replace('-', ' ').toUpperCase());
}
