import { activeBrand } from '../../brands/activeBrand.ts';

/** The problems with the brand's folder, one sentence a line: what a failed test prints. */
export function listed(problems: readonly string[]): string {
  return problems.map((problem) => `brands/${activeBrand}: ${problem}`).join('\n');
}
