import type { DividerProps } from '@podium/ui/Artwork/Artwork';
import { MicroprintDivider } from './MicroprintDivider.tsx';
import { RibbonDivider } from './RibbonDivider.tsx';

const sizes = { band: 'small', wideBand: 'large' } as const;

/** Microprint as the line, a woven ribbon as the bands. */
export function Divider({ kind, color = 'surface' }: DividerProps) {
  if (kind === 'line') return <MicroprintDivider />;
  return <RibbonDivider size={sizes[kind]} ink={color === 'text' ? 'current' : 'iris'} />;
}
