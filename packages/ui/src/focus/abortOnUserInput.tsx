/** Keys that neither type nor act by themselves. Screen readers are silenced with Control. */
const passiveKeys = /^(?:Control|Shift|Alt|Meta|Audio|Media|PrintScreen)/;

/** For automatic scrolling or focus: aborts on the first of these inputs of the user. */
export function abortOnUserInput(inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown']): AbortController {
  const end = new AbortController();
  const { signal } = end;
  const handleInput = (event: Event) => {
    if (!(event instanceof KeyboardEvent && passiveKeys.test(event.key))) end.abort();
  };
  for (const input of inputs) addEventListener(input, handleInput, { signal, capture: true, passive: true });
  return end;
}
