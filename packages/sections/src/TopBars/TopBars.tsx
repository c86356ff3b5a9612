import type { ReactNode } from 'react';
import * as styles from './TopBars.css.ts';
import { useScrollState } from './useScrollState.ts';

export interface TopBarsProps {
  /** The event banner, on top. */
  banner: ReactNode;
  /** Draws the navigation bar below it, told whether the page has scrolled more than 50 pixels. */
  navigation: (isPast50: boolean) => ReactNode;
}

/** The one fixed stack of banner and navigation; below 1024 px the banner makes room while the page scrolls down. */
export function TopBars({ banner, navigation }: TopBarsProps) {
  const { isPast50, isBannerHidden } = useScrollState();
  return (
    <header className={styles.stack} data-banner={isBannerHidden ? 'hidden' : 'shown'}>
      {banner}
      {navigation(isPast50)}
    </header>
  );
}
