import { surface } from '@podium/ui/theme/surface.css';
import { hitArea } from '@podium/ui/theme/hitArea.css';
import { layout, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { color, from, style, styleVariants, wrapping } from '../style.ts';

const banner = style({
  ...text.label,
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  // From this width all text, including the past-event notice, fits on one line at the larger size.
  '@media': { [from.xl]: { fontSize: text.label.fontSize }, print: { display: 'none' } },
});

const reversed = style({
  backgroundColor: color.text.primary,
  color: color.surface.page,
  vars: { [color.focus]: color.surface.page, [color.background]: color.text.primary },
});

/** No colour after the event, so that it is no longer the most prominent bar of the page. */
export const past = style([
  banner,
  surface.alt,
  {
    position: 'relative',
    containerType: 'inline-size',
    color: color.text.secondary,
    // Keeps the height that the banner had before the event.
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `1px dotted ${color.border.control}`,
      pointerEvents: 'none',
    },
  },
]);

export const on = styleVariants({ accent1: [banner, surface.accent1], reversed: [banner, reversed] });

/** Three lines on phones, two beside the link from 768 px, one from 1024 px; as high before as after the event. */
export const row = style({
  ...wrapping,
  alignContent: 'center',
  alignItems: 'center',
  columnGap: space.s2,
  minBlockSize: layout.bannerMobile,
  paddingBlock: space.s1,
  '@media': {
    [from.md]: { flexWrap: 'nowrap', columnGap: space.s5 },
    [from.lg]: { minBlockSize: layout.bannerDesktop },
  },
});

export const words = style({
  display: 'contents',
  '@media': { [from.md]: { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space.s3}` } },
});

export const eventAndDates = style({ display: 'contents', '@media': { [from.md]: { display: 'inline' } } });

/** The flex basis wraps the link below the event when text is enlarged. */
export const event = style({ flex: '1 1 8rem' });

export const comma = style({ display: 'none', '@media': { [from.md]: { display: 'inline' } } });

const lastLine = { order: 1, flexBasis: '100%', '@media': { [from.md]: { order: 0, flexBasis: 'auto' } } };

export const dates = style(lastLine);

/** On phones the past-event notice, which includes the dates, replaces them. */
export const datesOnceOver = style([dates, { display: 'none', '@media': { [from.md]: { display: 'inline' } } }]);

export const pastEventNotice = style({
  order: -2,
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space.s2,
  flexBasis: '100%',
  fontWeight: weight.body,
  '@media': { [from.md]: { flexFlow: 'row', justifyContent: 'start' }, [from.lg]: { order: 0, flexBasis: 'auto' } },
});

/** Shown only where it fits on the line of the notice, also with enlarged text. It is eight times as wide as its font. */
export const mark = style({
  display: 'none',
  marginBlock: '-2px',
  color: color.border.control,
  fontSize: '0.8125rem',
  '@media': { 'screen and (768px <= width < 1024px)': { display: 'block', fontSize: '0.9375rem' } },
  '@container': {
    '(24.25rem <= width < 48rem)': { display: 'block' },
    '(width >= 75rem)': { display: 'block', fontSize: 'min(1.5rem, (100cqi - 70rem) / 8)' },
  },
});

const capitals = {
  fontWeight: weight.label,
  letterSpacing: '0.02em',
  '@media': { [from.lg]: { letterSpacing: tracking.banner } },
};

export const notice = style({
  ...capitals,
  order: -1,
  // Extends into the page's margin, so that it stays on one line where a scrollbar leaves 305 of 320 px.
  flexBasis: `calc(100% + ${space.s2})`,
  marginInlineEnd: `calc(-1 * ${space.s2})`,
  textWrap: 'balance',
  '@media': {
    [from.md]: { flexBasis: '100%', marginInlineEnd: 0 },
    [from.lg]: { order: 0, flexBasis: 'auto', letterSpacing: tracking.banner },
  },
});

/** Placed last: event and link stay where they were before the event, so that nothing shifts. */
export const noticeOnceOver = style([notice, { order: 1, '@media': { [from.md]: { order: 0, flexBasis: 'auto' } } }]);

export const action = style([
  hitArea,
  {
    ...capitals,
    flex: 'none',
    color: 'inherit',
    whiteSpace: 'nowrap',
    textDecorationLine: 'underline',
    // Clear of the capitals below.
    textDecorationThickness: '1px',
    textUnderlineOffset: '1px',
    '@media': { [from.md]: { textDecorationThickness: '1.5px', textUnderlineOffset: '0.18em' } },
    ':hover': { textDecorationThickness: '3px' },
    // A narrower focus ring, because the adjacent lines are close.
    ':focus-visible': { outlineWidth: '2px', outlineOffset: '1px', boxShadow: 'none' },
  },
]);
