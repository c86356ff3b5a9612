import { type ReactNode, useEffect, useState } from 'react';
import { sectionReachedEvent } from '@podium/ui/focus/sectionReached';
import * as styles from './SiteHeader.css.ts';
import { scrollState, type ScrollState, scrollStateAt } from './scrollState.ts';

export interface SiteHeaderProps {
  /** The event banner, on top. Without one, the page reserves no space for it. */
  banner?: ReactNode;
  /** Renders the navigation bar below the banner; receives whether the page has scrolled more than 50 pixels. */
  navigation: (isPast50: boolean) => ReactNode;
}

/**
 * The fixed banner and navigation bar; below 1024 px the banner slides away while the page scrolls down (REQ-BAN-1).
 *
 * @avoid Pages that require an account: use `AccountHeader`. Pages with a single message: use `MinimalLayout`.
 * @do Give the first section of a page room for it (`isFirst`).
 */
export function SiteHeader({ banner, navigation }: SiteHeaderProps) {
  const { isPast50, isBannerHidden } = useScrollState();
  return (
    <header className={banner ? styles.stack : styles.withoutBanner} data-banner={isBannerHidden ? 'hidden' : 'shown'}>
      {banner}
      {navigation(isPast50)}
    </header>
  );
}

/** Tracks the scroll position of the window; renders only when one of the two values changes. */
function useScrollState(): Omit<ScrollState, 'y'> {
  const [isPast50, setIsPast50] = useState(false);
  const [isBannerHidden, setIsBannerHidden] = useState(false);

  useEffect(() => {
    let state: ScrollState;
    const update = (next: ScrollState) => {
      state = next;
      setIsPast50(next.isPast50);
      setIsBannerHidden(next.isBannerHidden);
    };
    const follow = () => update(scrollState(state, window.scrollY));
    // A section that was scrolled to has space for the banner above it.
    const show = () => update(scrollStateAt(window.scrollY));
    show();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener(sectionReachedEvent, show, { signal });
    return () => listeners.abort();
  }, []);

  return { isPast50, isBannerHidden };
}
