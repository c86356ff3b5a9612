import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@podium/data/content/paths';
import { useAuth } from '@podium/data/session/AuthProvider';
import { islandAwakeEvent, islandFailedEvent } from '@podium/ui/Island/Island';
import { focusHeading } from './focusHeading.ts';
import { keepPlace, keptPlace, restoredPlace } from './keptPlace.ts';
import { hideLoadTrouble, showLoadTrouble } from './loadTrouble.ts';
import { goToAnchor, returnTo } from './scrolling.ts';

/**
 * What happens when a page is reached by a navigation inside the site: it starts at its top, at its anchor below the
 * fixed bars, or, by Back and Forward, where it was left; and its heading takes the focus, so that a screen reader says
 * where the visitor is. An island that cannot be loaded is said by the bar of LoadTrouble. Whoever opened a link that
 * another browser asked for signs in first.
 */
export function Arrival() {
  const { hash, key } = useLocation();
  const shownStep = useRef(key + hash);
  const { linkNews, user } = useAuth();
  const navigate = useNavigate();
  const mustSignIn = linkNews === 'confirmed-elsewhere' && user === null;

  useEffect(() => {
    if (mustSignIn) void navigate(paths.auth);
  }, [mustSignIn, navigate]);

  useEffect(() => {
    const missing = new Set<EventTarget | null>();
    const handleFailure = ({ target }: Event) => {
      missing.add(target);
      showLoadTrouble();
    };
    const handleAwake = ({ target }: Event) => {
      if (missing.delete(target) && missing.size === 0) hideLoadTrouble();
    };
    document.addEventListener(islandFailedEvent, handleFailure);
    document.addEventListener(islandAwakeEvent, handleAwake);
    return () => {
      document.removeEventListener(islandFailedEvent, handleFailure);
      document.removeEventListener(islandAwakeEvent, handleAwake);
    };
  }, []);

  useEffect(() => {
    const place = restoredPlace();
    return place && returnTo(place);
  }, []);

  useEffect(() => keepPlace(key), [key]);

  useEffect(() => {
    const step = key + hash;
    if (shownStep.current === step) return undefined;
    shownStep.current = step;
    const place = keptPlace();
    if (hash && !place) return goToAnchor(hash.slice(1));
    if (!place) window.scrollTo(0, 0);
    const endReturn = place && returnTo(place);
    const endWait = focusHeading();
    return () => {
      endReturn?.();
      endWait();
    };
  }, [hash, key]);

  return null;
}
