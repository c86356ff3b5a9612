import { color, forcedColors, globalStyle, style } from '@podium/ui/theme/style';

/** The container whose width decides how many strands there are. */
export const sheet = style({ display: 'block', inlineSize: '100%', containerType: 'inline-size' });

/** The ring of an open question: a dotted circle. */
export const open = style({
  stroke: color.border.control,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeDasharray: '0 5',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** Fine lines between the other rings. */
export const bed = style({ strokeWidth: 0.6, opacity: 0.75 });

/** A small emblem has every second strand. */
globalStyle(`${sheet} use:nth-of-type(even)`, { '@container': { '(max-width: 128px)': { display: 'none' } } });
