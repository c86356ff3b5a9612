import { duration, layout, space, target, text, weight } from '@podium/ui/theme/scale.css';
import { onPage, surfaceRoles } from '@podium/ui/theme/surface.css';
import { whereLinksFit } from './whereLinksFit.ts';
import { color, column, forcedColors, from, mapValues, noScript, recipe, reducedMotion, style } from '../style.ts';

export const bar = recipe({
  base: {
    ...column,
    alignItems: 'center',
    blockSize: layout.navMobile,
    transition: `block-size ${duration.base}, background-color ${duration.base}`,
    selectors: {
      '&[data-past-50=true]': { blockSize: layout.navStuckMobile },
      '&:is([data-past-50=true], [data-solid=true])': {
        backgroundColor: color.surface.page,
        boxShadow: `0 1px 0 ${color.border.subtle}`,
      },
    },
    '@media': {
      [from.lg]: {
        blockSize: layout.navDesktop,
        selectors: { '&[data-past-50=true]': { blockSize: layout.navStuckDesktop } },
      },
      [reducedMotion]: { transition: 'none' },
      print: { blockSize: 'auto', paddingBlockEnd: space.s4 },
      // Without JavaScript the scroll position is unknown: the bar is always solid.
      [noScript]: {
        backgroundColor: color.background,
        boxShadow: `0 1px 0 ${color.border.subtle}`,
        color: color.text.primary,
        vars: { ...onPage, [color.background]: color.surface.page },
      },
    },
  },
  variants: { surface: mapValues(surfaceRoles, (name) => [name]) },
});

const gap = 'clamp(12px, 1.4vw, 20px)';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  containerType: 'inline-size',
  '@media': { [from.lg]: { gap } },
});

export const links = style({ display: 'none', ...whereLinksFit({ display: 'block', flex: 'none' }) });

export const list = style({ display: 'flex', gap });

export const link = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: target.minimum,
  minBlockSize: target.minimum,
  borderBlockEnd: '2px solid transparent',
  color: 'inherit',
  fontWeight: weight.medium,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover, &[aria-current=page]': { borderBlockEndColor: color.accent } },
  '@media': {
    // Forced colours also draw transparent borders, which would underline every link.
    [forcedColors]: { selectors: { '&:not(:hover, [aria-current=page])': { borderBlockEndColor: 'Canvas' } } },
  },
});

/** Both labels have the same width, so that nothing moves when the session becomes known. */
export const account = style([link, { minInlineSize: '4rem' }]);

export const actions = style({
  display: 'none',
  ...whereLinksFit({ display: 'flex', flex: 'none', alignItems: 'center', gap }),
});
