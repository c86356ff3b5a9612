import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` after a render with another value than the last one, so not for the first. */
export function useChange<Value>(value: Value, onChange: (before: Value) => void): void {
  const shown = useRef(value);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const before = shown.current;
    shown.current = value;
    if (before !== value) handleChange(before);
  }, [value]);
}
