import { quickWins } from '@podium/brands/active/content.ts';
import { QuickWins } from '@podium/sections/QuickWins/QuickWins';

export function Section() {
  return <QuickWins content={quickWins} />;
}
