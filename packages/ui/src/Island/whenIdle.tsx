/** Calls `run` when the browser is idle. Returns a function that cancels it. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, options);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}
