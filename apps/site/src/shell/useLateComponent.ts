import { useCallback, useState, type ComponentType } from 'react';
import { abortOnUserInput } from '@podium/ui/focus/abortOnUserInput';
import { showLoadError } from './loadError.ts';

/**
 * A component that most visits never need, such as a dialog, loaded on demand. If loading fails, LoadErrorBanner is
 * shown, and the next request tries again. `ask` resolves to whether a dialog may open: not over what the visitor has
 * done since.
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props> | undefined, ask: () => Promise<boolean>] {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const ask = useCallback(async () => {
    const input = abortOnUserInput(['pointerdown', 'keydown']);
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return !input.signal.aborted;
    } catch {
      showLoadError();
      return false;
    } finally {
      input.abort();
    }
  }, [load]);
  return [component, ask];
}
