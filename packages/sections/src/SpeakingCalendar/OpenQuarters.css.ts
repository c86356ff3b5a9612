import { space } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { color, column, from, noScript, style } from '../style.ts';

const divider = `3px dotted ${color.border.control}`;

export const panel = style([
  surface.accent1,
  {
    ...column,
    marginInline: `calc(-1 * ${space.pageEdge})`,
    marginBlockEnd: '40px',
    '@media': {
      [from.md]: { marginInline: 0 },
      [from.lg]: { gridTemplateColumns: 'minmax(0, 430fr) minmax(0, 912fr)' },
    },
  },
]);

export const invitation = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.s4,
  padding: `32px ${space.pageEdge}`,
  // The label of the button fits on one line at 1024 px.
  '@media': { [from.md]: { padding: '40px' }, [from.lg]: { paddingInline: 'clamp(24px, 2.8vw, 40px)' } },
  selectors: {
    // If all quarters are over, the button moves beside the text.
    '&:only-child': { gridColumn: '1 / -1', '@media': { [from.md]: { gridTemplateColumns: '1fr auto' } } },
  },
});

/** Hidden without JavaScript, where the invitation cannot open. */
export const action = style({
  '@media': { [noScript]: { display: 'none' } },
  selectors: {
    [`${invitation}:only-child &`]: { '@media': { [from.md]: { gridArea: '1 / 2 / 3', alignSelf: 'center' } } },
  },
});

export const quarters = style({
  display: 'grid',
  borderBlockStart: divider,
  '@media': { [from.lg]: { borderBlockStart: 0, borderInlineStart: divider } },
});
