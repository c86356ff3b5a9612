/** The reason why a step cannot run on this machine. */
export class Skipped extends Error {}

/** Result of a step: a sentence, and a value for later steps. */
type Outcome<Value> = string | { words: string; value: Value };

/** Runs steps one after the other, prints one line each and continues after a failure. */
export interface Report {
  /** @returns the value of the step; undefined if it did not pass */
  step: <Value>(name: string, work: () => Promise<Outcome<Value>>) => Promise<Value | undefined>;
  /** Prints the totals; after a failure the process exits with 1. */
  finish: () => void;
}

export function createReport(): Report {
  const counts = { passed: 0, skipped: 0, FAILED: 0 };

  function say(verdict: keyof typeof counts, name: string, words: string): void {
    counts[verdict] += 1;
    process.stdout.write(`  ${verdict.padEnd(7)}  ${name}: ${words.replaceAll('\n', '\n           ')}\n`);
  }

  return {
    async step(name, work) {
      try {
        const outcome = await work();
        say('passed', name, typeof outcome === 'string' ? outcome : outcome.words);
        return typeof outcome === 'string' ? undefined : outcome.value;
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        say(error instanceof Skipped ? 'skipped' : 'FAILED', name, words);
        return undefined;
      }
    },
    finish() {
      process.stdout.write(`\n${counts.passed} passed, ${counts.skipped} skipped, ${counts.FAILED} failed\n`);
      if (counts.FAILED > 0) process.exitCode = 1;
    },
  };
}
