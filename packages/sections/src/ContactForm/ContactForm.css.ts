import { createContainer } from '@vanilla-extract/css';
import { iconButton } from '@podium/ui/theme/iconButton.css';
import { radius, space, target, text, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { color, column, displayText, from, rule, style, wrapping } from '../style.ts';

export const head = style({
  ...column,
  gap: `28px ${space.s7}`,
  marginBlockEnd: space.s6,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

const words = createContainer();

export const letterhead = style({
  containerName: words,
  containerType: 'inline-size',
  display: 'grid',
  rowGap: 'clamp(24px, 3vw, 44px)',
});

/** Average character width, in em, with a margin: an address has few wide characters. */
const letter = 0.56;

/** As large as fits on one line; `--letters` is the number of characters. */
export const address = style({
  ...displayText(`clamp(1.25rem, calc(100cqi / (var(--letters) * ${letter})), 7rem)`, weight.heading, 1.05, '-0.035em'),
  overflowWrap: 'anywhere',
});

export const mailLink = style({
  display: 'inline-block',
  minBlockSize: target.minimum,
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.14em',
});

export const fields = style({ display: 'grid', rowGap: '26px' });

export const margin = style({ borderBlockStart: rule.strong });

export const way = style({ paddingBlock: space.s4, selectors: { '& + &': { borderBlockStart: rule.hair } } });

export const wayName = style({ ...text.label, color: color.text.secondary });

export const wayLink = style({
  ...wrapping,
  alignItems: 'center',
  minBlockSize: target.minimum,
  marginBlockStart: space.s1,
  ...displayText('clamp(1.125rem, 0.4rem + 4vw, 1.375rem)', weight.subheading, 1.25, '-0.01em'),
  overflowWrap: 'anywhere',
});

export const about = style([
  surface.raised,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    padding: space.s3,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.panel,
  },
]);

export const emblem = style({ flex: 'none', inlineSize: '72px', selectors: { '&:empty': { display: 'none' } } });

export const aboutWords = style({ ...text.small, flex: 1, minInlineSize: 0, color: color.text.secondary });

export const title = style({
  display: 'block',
  color: color.text.primary,
  ...displayText(text.lede.fontSize, weight.subheading, 1.2),
  overflowWrap: 'anywhere',
});

export const remove = style([
  iconButton.small,
  {
    border: '1.5px solid',
    selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' } },
  },
]);
