import { useCallback, useState, type ComponentType } from 'react';
import { showLoadError } from './loadError.ts';

/**
 * A component that most visits never need, such as a dialog, loaded on demand. If loading fails, LoadErrorBanner is
 * shown, and the next request tries again.
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props> | undefined, ask: () => void] {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const ask = useCallback(() => {
    load().then((loaded) => setComponent(() => loaded), showLoadError);
  }, [load]);
  return [component, ask];
}
