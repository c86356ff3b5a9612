import { registrationMark, registrationMarkSize } from '../engraving/registrationMark.ts';
import { vars } from '@podium/ui/theme/contract.css';
import { style, styleVariants } from '@podium/ui/theme/style';
import { forcedColors } from '@podium/ui/theme/media.css';

const { color } = vars;

/** Space around the picture, in px, and the length of the crop marks in it. */
const margin = 32;
const reach = 20;

type Corner = 'left top' | 'right top' | 'left bottom' | 'right bottom';

/** Two crop marks at a corner, which do not touch the picture. */
function cropMarks(corner: Corner): { position: string; size: string }[] {
  const [side = '', end = ''] = corner.split(' ');
  return [
    { position: `${side} 0 ${end} ${margin}px`, size: `${reach}px 1px` },
    { position: `${side} ${margin}px ${end} 0`, size: `1px ${reach}px` },
  ];
}

const marks = (['left top', 'right top', 'left bottom', 'right bottom'] as const).flatMap(cropMarks);

export const sheet = style({
  position: 'relative',
  padding: `${margin}px`,
  // The offset layer extends past the edge.
  overflow: 'clip',
  backgroundImage: marks.map(() => `linear-gradient(${color.text.primary}, ${color.text.primary})`).join(', '),
  backgroundPosition: marks.map(({ position }) => position).join(', '),
  backgroundSize: marks.map(({ size }) => size).join(', '),
  backgroundRepeat: 'no-repeat',
});

const half = registrationMarkSize / 2;
const inMargin = `${margin / 2 - half}px`;
const inMiddle = `calc(50% - ${half}px)`;
const crosses = [
  `${inMiddle} ${inMargin}`,
  `${inMiddle} calc(100% - ${inMargin})`,
  `${inMargin} ${inMiddle}`,
  `calc(100% - ${inMargin}) ${inMiddle}`,
];

/** The same four crosses in two inks, the second offset by 1.5 px in both directions. */
export const plate = styleVariants(
  { primary: { ink: color.artwork.primary, shift: '0' }, secondary: { ink: color.artwork.secondary, shift: '1.5px' } },
  ({ ink, shift }) => ({
    position: 'absolute',
    inset: 0,
    translate: `${shift} ${shift}`,
    backgroundColor: ink,
    maskImage: crosses.map(() => registrationMark()).join(', '),
    maskRepeat: 'no-repeat',
    maskPosition: crosses.join(', '),
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);

/** A colour strip in the lower margin. */
export const inks = style({
  position: 'absolute',
  insetInlineStart: `${margin + 12}px`,
  insetBlockEnd: `${margin / 2 - 5}px`,
  display: 'flex',
  gap: '2px',
  '@media': { [forcedColors]: { display: 'none' } },
});

export const ink = styleVariants(color.gradient, (backgroundColor) => ({
  inlineSize: '10px',
  blockSize: '10px',
  backgroundColor,
}));
