import { from } from '@podium/ui/theme/media.css';
import { space, text, weight } from '@podium/ui/theme/scale.css';
import { globalStyle, style } from '../style.ts';

export const formHeading = style({ marginBlockEnd: '30px' });

// Form and column beside it are equally long.
globalStyle(`${formHeading} ~ * textarea`, { '@media': { [from.lg]: { minBlockSize: '272px' } } });

/** Note and requirements: sticky beside the form, clear of the fixed bars. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  marginBlockStart: space.s5,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '100px', marginBlockStart: 0 } },
});

/** A link to a file: a small drawn sheet, then label and note. */
export const oneSheet = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  columnGap: space.s3,
  minBlockSize: '52px',
  color: 'inherit',
  fontWeight: weight.label,
  textUnderlineOffset: '0.2em',
  '::before': {
    content: "''",
    flex: 'none',
    inlineSize: '26px',
    blockSize: '36px',
    border: '1px solid',
    backgroundImage: 'repeating-linear-gradient(currentcolor 0 1px, transparent 1px 5px)',
    backgroundClip: 'content-box',
    padding: '6px 5px',
  },
});

export const fileNote = style({ display: 'block', fontSize: text.small.fontSize, fontWeight: weight.body });
