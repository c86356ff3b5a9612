import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reportFailedIslands } from './failedIslands.ts';
import { findLink } from './followedLink.ts';
import { focusFollowed, focusHeading } from './focusHeading.ts';
import { currentStep, saveScrollPosition } from './scrollRestoration.ts';
import { goToAnchor, hydrateAnchor, returnTo } from './scrolling.ts';
import { stepWithinPageEvent } from './SiteRouter.tsx';

/**
 * Manages scroll position and focus after a client-side navigation. A page is shown from its top, at its anchor below
 * the fixed header, or, after Back and Forward, at its last scroll position. Focus moves to the heading, so that screen
 * readers announce the page; after Back and Forward, to the link that was followed. Shows LoadErrorBanner while an
 * island fails to load.
 */
export function ScrollAndFocusManager() {
  const { key, hash } = useLocation();
  const shownStep = useRef(key + hash);

  useEffect(reportFailedIslands, []);

  // In a layout effect: a view transition pictures the new page before other effects run, and a link may be followed
  // before. The clean-up matters after a reload, too: an island at the restored position may never hydrate.
  useLayoutEffect(() => {
    const isLoaded = shownStep.current === key + hash;
    shownStep.current = key + hash;
    let endArrival = isLoaded ? resumeLoadedPage() : arrive();
    // Begins after the position is read.
    let endSaving = saveScrollPosition(key);
    const end = () => {
      endArrival?.();
      endSaving();
    };
    const handleStep = () => {
      end();
      endArrival = arrive();
      endSaving = saveScrollPosition(currentStep().key);
    };
    window.addEventListener(stepWithinPageEvent, handleStep);
    return () => {
      window.removeEventListener(stepWithinPageEvent, handleStep);
      end();
    };
  }, [hash, key]);

  return null;
}

/** Runs after a document load, where the browser itself restores the position or scrolls to the anchor. */
function resumeLoadedPage(): (() => void) | undefined {
  hydrateAnchor(window.location.hash.slice(1));
  const { position, followed } = currentStep();
  // The browser has restored the position, for example after a reload. Since then fonts may have changed heights.
  const isRestored = position && Math.abs(position.y - window.scrollY) < 100;
  const endReturn = isRestored ? returnTo(position) : undefined;
  if (followed && isLoadedByHistory() && document.activeElement === document.body)
    findLink(followed)?.focus({ preventScroll: true });
  return endReturn;
}

/** Runs after each navigation. Only history entries that were left before have a saved position. */
function arrive(): () => void {
  delete document.documentElement.dataset['arrival'];
  const anchor = window.location.hash.slice(1);
  const { position, followed } = currentStep();
  if (!position && anchor) return goToAnchor(anchor);
  if (!position) {
    window.scrollTo(0, 0);
    return focusHeading();
  }
  const endReturn = returnTo(position);
  const endWait = followed ? focusFollowed(followed) : focusHeading();
  return () => {
    endReturn();
    endWait();
  };
}

/** The document was loaded by Back or Forward, for example from another site. */
function isLoadedByHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
