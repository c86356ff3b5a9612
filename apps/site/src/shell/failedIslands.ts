import { islandFailedEvent, islandHydratedEvent } from '@podium/ui/Island/Island';
import { hideLoadError, showLoadError } from './loadError.ts';

/** Shows LoadErrorBanner while an island fails to load. Returns a function that stops it. */
export function reportFailedIslands(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const failed = new Set<EventTarget | null>();
  const handleFailure = ({ target }: Event) => {
    failed.add(target);
    showLoadError();
  };
  const handleHydrated = ({ target }: Event) => {
    if (failed.delete(target) && failed.size === 0) hideLoadError();
  };
  document.addEventListener(islandFailedEvent, handleFailure, { signal });
  document.addEventListener(islandHydratedEvent, handleHydrated, { signal });
  return () => end.abort();
}
