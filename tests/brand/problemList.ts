import { activeBrand } from '../../brands/activeBrand.ts';

/** The problems with the brand's folder, one per line, for the message of a failed test. */
export function problemList(problems: readonly string[]): string {
  return problems.map((problem) => `brands/${activeBrand}: ${problem}`).join('\n');
}
