const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** For automatic scrolling or focus: aborts on the first input of the user. */
export function abortOnUserInput(): AbortController {
  const end = new AbortController();
  const { signal } = end;
  for (const input of userInputs) addEventListener(input, () => end.abort(), { signal, capture: true, passive: true });
  return end;
}
