import { font, space, target, text, weight } from '@podium/ui/theme/scale.css';
import { hitArea } from '@podium/ui/theme/hitArea.css';
import { surface } from '@podium/ui/theme/surface.css';
import {
  centred,
  color,
  column,
  displayText,
  from,
  globalStyle,
  rule,
  style,
  styleVariants,
  wrapping,
} from '../style.ts';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s4,
  rowGap: space.s6,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Picture and text are rows of the list: pictures of a row are equally high. */
const item = style({ ...column, gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: space.s3 });

export const entry = styleVariants({ normal: {}, wide: { gridColumn: 'span 2' } }, (columns) => [item, columns]);

const frame = style({
  ...centred,
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '1',
  border: rule.strong,
  overflow: 'clip',
  // The colours of the file, in both themes.
  colorScheme: 'only light',
  selectors: {
    // Below 1024 px it is alone in its row; from 1024 px it is as high as the squares beside it.
    [`${entry.wide} > &`]: { aspectRatio: '21 / 9' },
  },
  '@media': { [from.lg]: { selectors: { [`${entry.wide} > &`]: { aspectRatio: 'auto' } } } },
});

export const picture = styleVariants({ raised: surface.raised, inverse: surface.inverse }, (ground) => [ground, frame]);

/** Without the name, which a narrow frame would clip. */
export const mark = style({ ...centred, inlineSize: '100%' });

globalStyle(`${mark} > *`, { inlineSize: '80%', blockSize: 'auto', aspectRatio: '1' });
globalStyle(`${mark} > * > svg`, { inlineSize: '100%', blockSize: '100%' });

export const title = style(displayText('1.125rem', weight.subheading, 1.25));

export const captions = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space.s3,
  padding: space.s5,
  border: rule.strong,
});

export const files = style({ ...wrapping, alignItems: 'center', columnGap: space.s4, fontSize: text.small.fontSize });

export const file = style([
  hitArea,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: target.minimum,
    fontWeight: weight.label,
    textDecorationThickness: '1.5px',
    selectors: { '&:hover': { textDecorationThickness: '3px' } },
  },
]);

/** The file in small, in the empty column beside the table. */
export const sheet = style([
  surface.raised,
  {
    display: 'none',
    inlineSize: '240px',
    marginBlockEnd: space.s3,
    padding: space.s4,
    borderBlockStart: `4px solid ${color.action.background}`,
    rotate: '-1.2deg',
    '@media': { [from.lg]: { display: 'block' } },
  },
]);

export const sheetRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: '6px',
  borderBlockEnd: rule.hair,
  fontSize: '0.6875rem',
});

globalStyle(`${sheetRow} b`, { fontFamily: font.display, fontWeight: weight.subheading });
