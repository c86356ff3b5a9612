import { ifDecorated } from './look.ts';

/** Height of a row of holes, and distance between holes. */
export const holesSide = '12px';

/** Every hole has a rim, which is visible between equally dark surfaces, as most are in the dark theme. */
function hole(position: string, through: string, rim: string, surface: string): string {
  return `radial-gradient(circle at ${position}, ${through} ${ifDecorated('3px')}, ${rim} ${ifDecorated('3.5px')} ${ifDecorated('4.5px')}, ${surface} ${ifDecorated('5px')})`;
}

/** A background with a row of whole round holes, through which another surface is visible. */
export function holes(run: 'inline' | 'block', colors: { through: string; rim: string }) {
  return {
    backgroundImage: hole('center', colors.through, colors.rim, 'transparent'),
    backgroundSize: `${holesSide} ${holesSide}`,
    backgroundPosition: 'center',
    backgroundRepeat: run === 'inline' ? 'round no-repeat' : 'no-repeat round',
  } as const;
}

/** A background with half holes along the lower edge of a surface. */
export function scallopedEdge(colors: { surface: string; rim: string }) {
  return {
    blockSize: ifDecorated('6px'),
    backgroundImage: hole('50% 100%', 'transparent', colors.rim, colors.surface),
    backgroundSize: `${holesSide} 100%`,
    backgroundRepeat: 'round no-repeat',
  } as const;
}
