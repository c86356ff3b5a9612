import { rule } from './rules.css.ts';

/** The perforation as a border on paper and, in the colour of the text, on fields. */
export const perforation = {
  paper: rule.perforation,
  field: '2px dotted currentColor',
} as const;

/** Room that a row of holes takes across its run, and the distance from one to the next. */
export const holesSide = '12px';

/** Every hole has a rim, or it would be lost where two grounds are equally dark, as most are in Plate. */
function hole(position: string, through: string, rim: string, ground: string): string {
  return `radial-gradient(circle at ${position}, ${through} 3px, ${rim} 3.5px 4.5px, ${ground} 5px)`;
}

/** A background of whole round holes in a row, through which another ground is seen. */
export function holes(run: 'inline' | 'block', colors: { through: string; rim: string }) {
  return {
    backgroundImage: hole('center', colors.through, colors.rim, 'transparent'),
    backgroundSize: `${holesSide} ${holesSide}`,
    backgroundPosition: 'center',
    backgroundRepeat: run === 'inline' ? 'round no-repeat' : 'no-repeat round',
  } as const;
}

/** A background of half holes along the lower edge of a ground: it was torn off there. */
export function tornEdge(colors: { ground: string; rim: string }) {
  return {
    blockSize: `calc(${holesSide} / 2)`,
    backgroundImage: hole('50% 100%', 'transparent', colors.rim, colors.ground),
    backgroundSize: `${holesSide} 100%`,
    backgroundRepeat: 'round no-repeat',
  } as const;
}
