import { drawDenseSeal } from '../../engraving/denseSeal.ts';
import { DrawnRings, type SealRingsProps } from './SealRings.tsx';

/** The content of a seal that is shown large. */
export function DenseRings(props: SealRingsProps) {
  return <DrawnRings {...props} draw={drawDenseSeal} />;
}
