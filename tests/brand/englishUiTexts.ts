import { carouselTexts } from '@podium/ui/Carousel/private/CarouselControls';
import { countTexts } from '@podium/ui/Field/private/CharacterCount';
import type { UiTexts } from '@podium/ui/locale/UiTexts';
import { calendarTexts } from '@podium/ui/MonthCalendar/private/MonthGrid';
import { themeTexts } from '@podium/ui/ThemeSwitch/ThemeSwitch';
import { toastTexts } from '@podium/ui/Toast/private/ToastWords';

/** The texts of components, to compare a translation with. */
export const englishUiTexts: UiTexts = {
  carousel: carouselTexts,
  monthCalendar: calendarTexts,
  themeSwitch: themeTexts,
  toast: toastTexts,
  characterCount: countTexts,
  distance: '{name}: {distance} km, bearing {bearing}°',
  newTab: 'opens in a new tab',
  skipLink: 'Skip to content',
  close: 'Close',
};
