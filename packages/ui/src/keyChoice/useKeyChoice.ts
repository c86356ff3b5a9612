import { useRef, type KeyboardEvent } from 'react';

/** What a group of radio buttons spreads on itself and gives to its options. */
export interface KeyChoice {
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called by the option that has got the focus. */
  onOptionFocus: (value: string) => void;
}

/**
 * Chooses what an arrow key, Home or End moves the focus to, as in any radio group. Radix moves the focus a moment
 * after the key, and by then asks whether it is still down: keys that come and go at once, from a switch or a voice,
 * would move the focus and leave the choice behind.
 */
export function useKeyChoice(choose: (value: string) => void): KeyChoice {
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
