import { useCallback, useState, type ComponentType } from 'react';
import { showLoadTrouble } from './loadTrouble.ts';

/**
 * A component that most visits never need, such as a dialog: nothing until it is asked for. Where its code does not
 * come, the bar of LoadTrouble says so, and asking again tries again.
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props> | undefined, ask: () => void] {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const ask = useCallback(() => {
    load().then((loaded) => setComponent(() => loaded), showLoadTrouble);
  }, [load]);
  return [component, ask];
}
