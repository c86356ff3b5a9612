import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends a command with sentences for a person. */
export function stop(sentences: string): never {
  process.stderr.write(`${sentences}\n`);
  process.exit(1);
}
