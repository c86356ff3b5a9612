import { useRef, type KeyboardEvent } from 'react';

export interface ArrowKeySelection {
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called by an option when it receives focus. */
  onOptionFocus: (value: string) => void;
}

/**
 * Selects the option that an arrow key, Home or End moves focus to, as in any radio group. Radix moves focus after a
 * delay and selects only if the key is still down, so that instant key presses, for example from switch or voice control,
 * would move focus without selecting.
 */
export function useArrowKeySelection(choose: (value: string) => void): ArrowKeySelection {
  const wasMovedByKey = useRef(false);
  return {
    onKeyDown(event) {
      wasMovedByKey.current = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
    },
    onOptionFocus(value) {
      if (wasMovedByKey.current) choose(value);
      wasMovedByKey.current = false;
    },
  };
}
