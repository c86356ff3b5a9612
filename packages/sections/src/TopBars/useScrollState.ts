import { useEffect, useState } from 'react';
import { scrollState, scrollStateAt, type ScrollState } from './scrollState.ts';

/** Follows the window's scrolling; renders again only when one of the two answers changes. */
export function useScrollState(): Omit<ScrollState, 'y'> {
  const [isPast50, setIsPast50] = useState(false);
  const [isBannerHidden, setIsBannerHidden] = useState(false);

  useEffect(() => {
    let state = scrollStateAt(window.scrollY);
    const tell = () => {
      setIsPast50(state.isPast50);
      setIsBannerHidden(state.isBannerHidden);
    };
    const follow = () => {
      state = scrollState(state, window.scrollY);
      tell();
    };
    tell();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return { isPast50, isBannerHidden };
}
