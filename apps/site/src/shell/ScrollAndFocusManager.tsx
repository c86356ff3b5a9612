import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { islandHydratedEvent, islandFailedEvent } from '@podium/ui/Island/Island';
import { findLink } from './followedLink.ts';
import { focusFollowed, focusHeading } from './focusHeading.ts';
import { currentStep, saveScrollPosition } from './scrollRestoration.ts';
import { hideLoadError, showLoadError } from './loadError.ts';
import { goToAnchor, returnTo } from './scrolling.ts';

/**
 * Manages scroll position and focus after a client-side navigation. A page is shown from its top, at its anchor below
 * the fixed header, or, after Back and Forward, at its last scroll position. Focus moves to the heading, so that screen
 * readers announce the page; after Back and Forward, to the link that was followed. Shows LoadErrorBanner while an
 * island fails to load.
 */
export function ScrollAndFocusManager() {
  const { hash, key } = useLocation();
  const shownStep = useRef(key + hash);
  /** Stops scrolling to the position at which the document was loaded: an island at that position may never hydrate. */
  const endFirstReturn = useRef<() => void>(undefined);

  useEffect(() => {
    const missing = new Set<EventTarget | null>();
    const handleFailure = ({ target }: Event) => {
      missing.add(target);
      showLoadError();
    };
    const handleHydrated = ({ target }: Event) => {
      if (missing.delete(target) && missing.size === 0) hideLoadError();
    };
    document.addEventListener(islandFailedEvent, handleFailure);
    document.addEventListener(islandHydratedEvent, handleHydrated);
    return () => {
      document.removeEventListener(islandFailedEvent, handleFailure);
      document.removeEventListener(islandHydratedEvent, handleHydrated);
    };
  }, []);

  useEffect(() => {
    const { position, followed } = currentStep();
    // The browser has restored the position, for example after a reload. Since then fonts may have changed heights.
    const isRestored = position && Math.abs(position.y - window.scrollY) < 100;
    if (isRestored) endFirstReturn.current = returnTo(position);
    if (followed && isLoadedByHistory() && document.activeElement === document.body)
      findLink(followed)?.focus({ preventScroll: true });
    return () => endFirstReturn.current?.();
  }, []);

  // In a layout effect: a view transition pictures the new page before other effects run.
  useLayoutEffect(() => {
    const step = key + hash;
    if (shownStep.current === step) return undefined;
    shownStep.current = step;
    endFirstReturn.current?.();
    delete document.documentElement.dataset['arrival'];
    const { position, followed } = currentStep();
    if (hash && !position) return goToAnchor(hash.slice(1));
    if (!position) window.scrollTo(0, 0);
    const endReturn = position && returnTo(position);
    const endWait = followed ? focusFollowed(followed) : focusHeading();
    return () => {
      endReturn?.();
      endWait();
    };
  }, [hash, key]);

  // After the layout effect that reads the position. Other effects run after the view transition, and a link may be
  // followed before.
  useLayoutEffect(() => saveScrollPosition(key), [key]);

  return null;
}

/** The document was loaded by Back or Forward, for example from another site. */
function isLoadedByHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
