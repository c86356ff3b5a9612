import { button } from '../../ArrowButton/ArrowButton.css.ts';
import { radius, space, target } from '../../theme/scale.css.ts';
import { centred, forcedColors, reducedMotion, style, wrapping } from '../../theme/style.ts';

/** Without scripts and in print, all slides are shown as a list. */
export const wholeList = '(scripting: none), print';

export const place = style({
  // First in document order, so that keyboard and screen reader users can pause first; displayed below the slides.
  order: 1,
  alignSelf: 'end',
  zIndex: 1,
  containerType: 'inline-size',
  // The container overlaps the slides: presses beside the controls must reach them.
  pointerEvents: 'none',
  '@media': { [wholeList]: { display: 'none' } },
});

export const controls = style({
  ...wrapping,
  alignItems: 'center',
  gap: space.s2,
  pointerEvents: 'auto',
  '@container': { '(min-width: 440px)': { inlineSize: 'fit-content', marginInlineStart: 'auto' } },
});

export const play = style([
  button.control,
  {
    marginInlineEnd: 'auto',
    // Nothing advances automatically then, so there is nothing to pause.
    '@media': { [reducedMotion]: { display: 'none' } },
  },
]);

export const mark = style({ inlineSize: '16px', blockSize: '16px' });

/** The dots are on their own row until all controls fit into one row. */
export const dots = style({
  order: 1,
  flex: '1 0 100%',
  ...wrapping,
  justifyContent: 'center',
  '@container': { '(min-width: 440px)': { order: 0, flex: 'none' } },
});

export const dot = style({
  ...centred,
  inlineSize: target.minimum,
  blockSize: target.minimum,
  borderRadius: radius.full,
  '::before': {
    content: '',
    inlineSize: '10px',
    blockSize: '10px',
    border: '1.5px solid currentColor',
    borderRadius: radius.full,
  },
  selectors: {
    '&[aria-current]::before': { backgroundColor: 'currentColor' },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover::before': { boxShadow: '0 0 0 2px currentColor' } } },
    [forcedColors]: { selectors: { '&[aria-current]::before': { backgroundColor: 'ButtonText' } } },
  },
});
