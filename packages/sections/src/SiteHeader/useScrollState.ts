import { useEffect, useState } from 'react';
import { scrollState, scrollStateAt, type ScrollState } from './scrollState.ts';

/** Tracks the scroll position of the window; renders only when one of the two values changes. */
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
