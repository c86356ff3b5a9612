/** Events that count as a move by the visitor. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** For automatic scrolling or focus: aborts on the visitor's first own input. */
export function untilOwnMove(): AbortController {
  const end = new AbortController();
  const { signal } = end;
  for (const move of ownMoves) addEventListener(move, () => end.abort(), { signal, capture: true, passive: true });
  return end;
}
