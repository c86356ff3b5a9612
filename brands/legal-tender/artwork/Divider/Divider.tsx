import type { DividerProps } from '@podium/ui/Artwork/Artwork';
import { MicroprintDivider } from './MicroprintDivider.tsx';
import { RibbonDivider } from './RibbonDivider.tsx';
import { barInks } from './RibbonDivider.css.ts';

const sizes = { band: 'small', wideBand: 'large' } as const;

/** Microprint as the line, a woven ribbon as the bands. */
export function Divider({ kind, color = 'surface', position }: DividerProps) {
  if (kind === 'line') return <MicroprintDivider />;
  const ink = position === undefined ? 'iris' : barInks[position % barInks.length];
  return <RibbonDivider size={sizes[kind]} ink={color === 'text' ? 'current' : ink} />;
}
