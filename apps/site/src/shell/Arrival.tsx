import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@podium/data/content/paths';
import { useAuth } from '@podium/data/session/AuthProvider';
import { islandAwakeEvent, islandFailedEvent } from '@podium/ui/Island/Island';
import { focusHeading, focusQuietly } from './focusHeading.ts';
import { hideLoadTrouble, showLoadTrouble } from './loadTrouble.ts';

/**
 * What happens when a page is reached by a navigation inside the site: it starts at its top, or at its anchor below the
 * fixed bars, and its heading takes the focus, so that a screen reader says where the visitor is. An island that cannot
 * be loaded is said by the bar of LoadTrouble. Whoever opened a link that another browser asked for signs in first.
 */
export function Arrival() {
  const { hash, key } = useLocation();
  const shownKey = useRef(key);
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
    if (shownKey.current === key) return undefined;
    shownKey.current = key;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) {
      anchor.scrollIntoView();
      focusQuietly(anchor);
      return undefined;
    }
    window.scrollTo(0, 0);
    return focusHeading();
  }, [hash, key]);

  return null;
}
