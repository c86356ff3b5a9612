import { radius, space, target, text, weight } from '../../theme/scale.css.ts';
import { centred, color, forcedColors, ifDecorated, ifPlain, style } from '../../theme/style.ts';

const line = `${ifDecorated('1px')} solid ${color.border.subtle}`;
const rounded = ifPlain(radius.control);

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s2,
  // Two lines, for the longest name at 320 px: a change of month does not shift the days.
  minBlockSize: target.control,
  marginBlockEnd: space.s4,
  textAlign: 'center',
});

export const grid = style({ inlineSize: '100%', tableLayout: 'fixed' });

/** The first letters are enough where large text leaves no space. */
export const weekday = style({
  ...text.label,
  padding: '8px 0',
  border: line,
  fontWeight: weight.medium,
  color: color.text.secondary,
  overflow: 'hidden',
});

export const cell = style({ padding: 0, border: line });

export const day = style({
  position: 'relative',
  ...centred,
  aspectRatio: '1',
  maxBlockSize: '80px',
  minBlockSize: target.minimum,
  inlineSize: '100%',
  borderRadius: rounded,
  fontSize: '1rem',
  fontWeight: weight.medium,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-event]': {
      backgroundColor: color.highlight.background,
      color: color.highlight.text,
      fontWeight: weight.label,
    },
    // Highlighted only while it is ahead.
    '&[data-event][data-over]:not([aria-pressed=true])': {
      backgroundColor: color.neutral.background,
      backgroundImage: `radial-gradient(${color.border.control} 0.8px, transparent 1.2px)`,
      backgroundSize: '7px 7px',
      color: color.neutral.text,
    },
    '&[aria-pressed=true]': {
      backgroundColor: color.action.background,
      color: color.action.text,
      fontWeight: weight.label,
    },
    // Still marked as an event day. Dark edges separate the mark from the light action colour of the dark theme.
    '&[data-event][aria-pressed=true]::after': {
      content: '',
      position: 'absolute',
      inset: '3px',
      borderRadius: `calc(${rounded} - 3px)`,
      border: `2px solid ${color.highlight.background}`,
      boxShadow: `0 0 0 1px ${color.highlight.text}, inset 0 0 0 1px ${color.highlight.text}`,
    },
    // A line below today's number.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% + 0.75em)',
      inlineSize: '18px',
      borderBlockEnd: '2.5px solid currentColor',
    },
    // Above adjacent days, which would cover the focus ring.
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:focus-visible)': { boxShadow: 'inset 0 0 0 1.5px currentColor' } } },
    [forcedColors]: {
      selectors: {
        '&[data-event]': { boxShadow: 'none', border: '3px double ButtonText' },
        '&[aria-pressed=true]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&[aria-pressed=true]::after': { display: 'none' },
      },
    },
  },
});
