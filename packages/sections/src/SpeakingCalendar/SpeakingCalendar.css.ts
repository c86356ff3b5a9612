import { space, target, text, weight } from '@podium/ui/theme/scale.css';
import { column, displayText, from, noScript, rule, spread, stacked, style, wrapping } from '../style.ts';

/** Hidden without JavaScript, where chips do nothing. */
export const filters = style({
  ...column,
  gap: '20px',
  paddingBlock: '30px',
  borderBlock: rule.strong,
  '@media': { [from.md]: { ...wrapping, gap: '16px 56px' }, [noScript]: { display: 'none' } },
});

export const columns = style({
  ...column,
  gap: space.s6,
  paddingBlock: `44px ${space.section}`,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.gutter, alignItems: 'start' },
  },
});

export const monthPlace = style({ containerType: 'inline-size', '@media': { [from.lg]: { gridColumn: '1 / 6' } } });

const noteOfMonth = `${text.small.fontSize} * ${text.small.lineHeight}`;
const headOfMonth = `calc(${target.control} + ${noteOfMonth} + ${space.s4})`;
const weekdays = `calc(16px + ${text.label.fontSize} * ${text.label.lineHeight})`;

/** As high as six weeks, so that changing the month does not shift the layout. */
export const month = style({
  minBlockSize: `calc(${headOfMonth} + ${weekdays} + 6 * clamp(${target.minimum}, 100cqi / 7, 80px))`,
});

export const list = style({
  containerType: 'inline-size',
  '@media': { [from.lg]: { gridColumn: '7 / -1' } },
});

/** What is listed; hidden where the full list replaces it. */
export const listHead = style({
  ...spread,
  columnGap: space.s4,
  minBlockSize: target.control,
  marginBlockEnd: space.s4,
  paddingBlockEnd: '6px',
  borderBlockEnd: rule.strong,
  '@media': { [noScript]: { display: 'none' }, [from.lg]: { alignItems: 'baseline' } },
});

/**
 * As high with the button as without: a change of month does not shift the layout. Beside the month, the margin keeps
 * the heading on the first line of the month.
 */
export const showMonth = style({
  minBlockSize: target.minimum,
  '@media': { [from.lg]: { marginBlockStart: '-10px' } },
});

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  paddingBlock: `${space.s1} ${space.s6}`,
});

export const excerpt = style({ '@media': { [noScript]: { display: 'none' } } });

export const foot = style({
  ...stacked,
  gap: space.s4,
  paddingBlockStart: '22px',
  borderBlockStart: rule.divider,
  '@media': { [from.md]: { flexDirection: 'row', ...spread } },
});

/** Hidden without JavaScript, where the invitation cannot open. */
export const invitation = style([foot, excerpt]);

export const prompt = style(displayText('1.375rem', weight.subheading, 1.25, '-0.01em'));
