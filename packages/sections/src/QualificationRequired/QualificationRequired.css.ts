import { space, text } from '@podium/ui/theme/scale.css';
import { centred, color, from, rule, style, wrapping } from '../style.ts';

export const page = style({ paddingBlock: 'clamp(32px, 4vw, 64px)' });

/** The longest word fits into the card down to 320px. */
export const heading = style({ ...text.h1, fontSize: `min(${text.h1.fontSize}, 10.4vw)` });

export const actions = style({ display: 'grid', gap: '14px 18px', '@media': { [from.md]: wrapping } });

export const condition = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space.s3,
  paddingBlock: '14px',
  borderBlockStart: rule.hair,
  selectors: { '&:first-child': { borderBlockStart: rule.strong } },
});

const mark = style({ ...centred, blockSize: '1.65rem', fontSize: '0.9375rem' });

export const metMark = style([mark, { color: color.success.text }]);
export const openMark = style([mark, { color: color.text.tertiary }]);
export const unmetMark = style([mark, { color: color.border.danger }]);

export const unmetTitle = style({ color: color.text.danger });
