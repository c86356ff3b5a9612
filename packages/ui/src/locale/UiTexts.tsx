import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PluralTexts } from './texts.tsx';

const englishTexts = {
  carousel: {
    /** Spoken names of the roles. */
    carousel: 'carousel',
    slide: 'slide',
    /** `{position}` counts from 1. */
    position: '{position} of {count}',
    pause: 'Pause slides',
    play: 'Play slides',
    previous: 'Previous slide',
    next: 'Next slide',
    choose: 'Choose a slide',
    dot: 'Slide {position} of {count}',
  },
  monthCalendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    /** Follows the date of a day with events. */
    events: { one: '{count} event', other: '{count} events' } as PluralTexts,
  },
  themeSwitch: { legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  toast: {
    /** Accessible name of the list. */
    list: 'Notifications ({hotkey})',
    /** Spoken before a message. */
    message: 'Notification',
    dismiss: 'Dismiss',
  },
  characterCount: { count: '{count} of {max}', spoken: '{count} of {max} characters' },
  /** Spoken after an external link. */
  newTab: 'opens in a new tab',
  /** The hint of a button whose action does not exist yet. */
  comingSoon: 'Coming soon',
  skipLink: 'Skip to content',
  /** Accessible name of the close button of dialogs and drawers. */
  close: 'Close',
};

/** The words that components say themselves. All others are props. */
export type UiTexts = typeof englishTexts;

const UiTextsContext = createContext<UiTexts>(englishTexts);

interface UiTextsProviderProps {
  /** A group that is left out is English. */
  texts: Partial<UiTexts>;
  children: ReactNode;
}

/** Supplies the words of components in the language of the page. */
export function UiTextsProvider({ texts, children }: UiTextsProviderProps) {
  const all = useMemo(() => ({ ...englishTexts, ...texts }), [texts]);
  return <UiTextsContext value={all}>{children}</UiTextsContext>;
}

/** The words in context. @default English */
export function useUiTexts(): UiTexts {
  return use(UiTextsContext);
}
