/** With these a visitor takes the page into his own hand. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** For what moves the page on the visitor's behalf: aborts with his first move of his own. */
export function untilOwnMove(): AbortController {
  const end = new AbortController();
  const { signal } = end;
  for (const move of ownMoves) addEventListener(move, () => end.abort(), { signal, capture: true, passive: true });
  return end;
}
