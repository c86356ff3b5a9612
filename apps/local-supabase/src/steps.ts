/** Runs one step of the start and prints it with its duration in seconds. */
export type Step = <Result>(title: string, work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * @param signal aborts the start between two steps
 * @param print prints one line
 */
export function createSteps(signal: AbortSignal, print: (line: string) => void): Step {
  return async (title, work) => {
    if (signal.aborted) throw new Error('The start was cancelled.');
    const started = performance.now();
    const result = await work();
    print(`  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  };
}
