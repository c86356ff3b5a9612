import { createContext, use } from 'react';
import type { carouselTexts } from '../Carousel/private/CarouselControls.tsx';
import type { countTexts } from '../Field/private/CharacterCount.tsx';
import type { calendarTexts } from '../MonthCalendar/private/MonthGrid.tsx';
import type { themeTexts } from '../ThemeSwitch/ThemeSwitch.tsx';
import type { toastTexts } from '../Toast/private/ToastWords.tsx';

/** Texts that are part of components. All others are props. */
export interface UiTexts {
  carousel: typeof carouselTexts;
  monthCalendar: typeof calendarTexts;
  themeSwitch: typeof themeTexts;
  toast: typeof toastTexts;
  characterCount: typeof countTexts;
  /** A city of `DistanceChart` for screen readers: '{name}: {distance} km, bearing {bearing}°'. */
  distance: string;
  /** Spoken after an external link. */
  newTab: string;
  skipLink: string;
  /** Accessible name of the close button of dialogs and drawers. */
  close: string;
}

const UiTextsContext = createContext<Partial<UiTexts>>({});

/** Supplies the texts of components in the language of the page. A group that is left out is English. */
export const UiTextsProvider = UiTextsContext.Provider;

/** The texts in context. The English ones are in the files of their components: a page loads those it needs. */
export function useUiTexts<Name extends keyof UiTexts>(name: Name, english: UiTexts[Name]): UiTexts[Name] {
  return use(UiTextsContext)[name] ?? english;
}
