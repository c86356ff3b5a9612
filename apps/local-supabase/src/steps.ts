import { StartError } from './startError.ts';

/** Does one step of the start and prints it with the seconds it took. */
export type Step = <Result>(title: string, work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * @param signal ends the start between two steps
 * @param print takes one line
 */
export function createSteps(signal: AbortSignal, print: (line: string) => void): Step {
  return async (title, work) => {
    if (signal.aborted) throw new StartError('The start was broken off.');
    const started = performance.now();
    const result = await work();
    print(`  ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return result;
  };
}
