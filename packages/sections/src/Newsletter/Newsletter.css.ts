import { keyframes } from '@vanilla-extract/css';
import { font, radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { scallopedEdge } from '@podium/ui/theme/holes.css';
import { surface } from '@podium/ui/theme/surface.css';
import { color, forcedColors, from, globalStyle, recipe, rule, style, upToBars, wrapping } from '../style.ts';

const phone = 'screen and (max-width: 479.98px)';

const edge = scallopedEdge({ surface: color.background, rim: color.artwork.primary });

const base = style([
  surface.accent1,
  upToBars,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gap: '24px 40px',
    paddingBlock: 'clamp(24px, 3vw, 44px)',
    paddingInline: space.pageEdge,
    borderEndStartRadius: radius.panel,
    borderEndEndRadius: radius.panel,
    // The scalloped edge extends below the box; the margin keeps the next element clear of it.
    marginBlockEnd: edge.blockSize,
    '::after': { content: '""', position: 'absolute', insetBlockStart: '100%', insetInline: 0, ...edge },
    '@media': {
      [from.md]: { paddingInline: 'clamp(24px, 3vw, 44px)', borderRadius: radius.panel },
      [forcedColors]: { borderBlockEnd: '2px dotted', '::after': { content: 'none' } },
    },
  },
]);

export const callout = recipe({
  base: [base],
  variants: {
    hasPicture: {
      false: {
        gridTemplate: '"message" "action" / minmax(0, 1fr)',
        '@media': { [from.lg]: { gridTemplate: '"message action" / minmax(0, 7fr) minmax(0, 5fr)' } },
      },
      true: {
        ...wrapping,
        columnGap: space.s4,
        '@media': {
          [from.lg]: { display: 'grid', gridTemplate: '"message picture" "action picture" / minmax(0, 1fr) auto' },
        },
      },
    },
  },
});

export const message = style({ gridArea: 'message', flex: '1 1 9rem', display: 'grid', rowGap: space.s4 });

// On one line beside the picture at 390 px.
globalStyle(`${callout.classNames.variants.hasPicture.true} h2`, { '@media': { [phone]: { fontSize: '1.5rem' } } });

const labelHeight = `1.3 * ${text.small.fontSize} + 6px`;

export const place = style({
  gridArea: 'action',
  flex: '1 1 100%',
  display: 'grid',
  gap: space.s2,
  maxInlineSize: '560px',
  ':focus': { outline: 'none' },
});

// The success message is in the place of the form, so that the layout does not shift.
globalStyle(`${place}[data-sent]`, { paddingBlockEnd: space.s2 });
globalStyle(`${place}[data-sent] > *`, { gridArea: '1 / 1', alignSelf: 'center' });
globalStyle(`${place}[data-sent] > form`, { visibility: 'hidden' });
globalStyle(`${place}[data-sent] > form, ${place}[data-sent] > form *`, { transitionProperty: 'none' });

export const form = style({ ...wrapping, gap: '0 10px' });

export const field = style({ flex: '999 1 11rem', minInlineSize: 0 });

// On a phone the whole example of an address fits beside the button.
globalStyle(`${field} input`, { '@media': { [phone]: { paddingInline: space.s2 } } });
globalStyle(`${field} input::placeholder`, { '@media': { [phone]: { fontSize: text.small.fontSize } } });

/** Aligned with the input below its label, also when an error message makes the field taller. */
export const action = style({
  display: 'grid',
  // Fits 'Subscribing...', so that the field keeps its width.
  flex: '1 0 min(9.125rem, 100%)',
  alignSelf: 'flex-start',
  paddingBlockStart: `calc(${labelHeight})`,
});

const fall = keyframes({
  '37%': { translate: '22px 8px', rotate: '6.6deg', opacity: 1 },
  '100%': { translate: '40px 140px', rotate: '12deg', opacity: 0 },
});

export const specimen = style([
  surface.raised,
  {
    gridArea: 'picture',
    inlineSize: '6.5rem',
    padding: space.s2,
    borderBlockStart: `4px solid ${color.action.background}`,
    rotate: '1.6deg',
    '@media': {
      [from.lg]: { justifySelf: 'end', inlineSize: '340px', padding: `${space.s3} ${space.s4}` },
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          [`&:has(~ ${place}[data-sent])`]: { animation: `${fall} 700ms cubic-bezier(0.5, 0, 0.9, 0.4) forwards` },
        },
      },
    },
  },
]);

export const specimenHead = style({
  ...wrapping,
  justifyContent: 'space-between',
  columnGap: space.s2,
  color: color.accent,
  fontSize: text.label.fontSize,
  fontWeight: weight.label,
});

export const specimenTitle = style({
  fontFamily: font.display,
  fontSize: '0.875rem',
  lineHeight: 1.15,
  '@media': { [from.lg]: { marginBlock: '6px 8px', fontSize: '1.25rem' } },
});

/** Readable only where the sheet is large. */
export const specimenRows = style({ display: 'none', '@media': { [from.lg]: { display: 'block' } } });

globalStyle(`${specimenRows} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.s3,
  paddingBlock: '5px',
  borderBlockStart: rule.hair,
  fontSize: text.small.fontSize,
});

globalStyle(`${specimenRows} dd`, { fontFamily: font.display, fontWeight: weight.subheading });
