import type { InputType } from 'storybook/internal/csf';
import { brandNames, initialBrand } from './brands.ts';

/** The globals that the toolbar sets. */
export interface StoryGlobals {
  /** The name of a folder in `brands`. `every` shows all side by side (manager/SideBySide.ts). */
  brand: string;
  /** `both` shows both side by side. */
  theme: 'light' | 'dark' | 'both';
  direction: 'ltr' | 'rtl';
  motion: 'system' | 'reduce';
  contrast: 'system' | 'forced';
  /** ISO time; empty for the story's own time. */
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
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        ...brandNames.map((value) => ({ value, title: titleOf(value) })),
        { value: 'every', title: 'Every brand' },
      ],
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Paper' },
        { value: 'dark', title: 'Plate' },
        { value: 'both', title: 'Paper and Plate' },
      ],
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  contrast: {
    description: 'Forced colours, imitated',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Colours' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
  now: {
    description: 'Clock',
    toolbar: {
      icon: 'calendar',
      dynamicTitle: true,
      items: [
        { value: '', title: "Story's own time" },
        { value: '2026-02-02T09:00:00Z', title: '2 February 2026: every date is ahead' },
        { value: '2026-05-21T09:00:00Z', title: '21 May 2026: the summit opens' },
        { value: '2027-01-04T09:00:00Z', title: '4 January 2027: every date has passed' },
      ],
    },
  },
};

/** `Legal Tender` of `legal-tender`. */
function titleOf(brand: string): string {
  return brand.replaceAll(
    /(?:^|-)(.)/g,
    (match, letter: string) => `${match.length > 1 ? ' ' : ''}${letter.toUpperCase()}`,
  );
}
