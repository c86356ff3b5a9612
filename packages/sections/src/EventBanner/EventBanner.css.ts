import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { ground } from '@podium/ui/theme/fields.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { layout, space, target, text } from '@podium/ui/theme/scale.css';

const { color } = vars;

const banner = style({
  '@layer': {
    [layers.sections]: {
      ...text.label,
      fontSize: '0.6875rem',
      lineHeight: 1.2,
      '@media': { [from.lg]: { fontSize: text.label.fontSize } },
    },
  },
});

/** No section stands on ink, so that it is no ground of the theme. */
const ink = style({
  '@layer': {
    [layers.sections]: {
      backgroundColor: color.ink,
      color: color.paper,
      vars: { [color.focus]: color.paper, [color.focusGap]: color.ink },
    },
  },
});

export const tone = styleVariants({ sun: [banner, ground.sun], ink: [banner, ink] });

export const row = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      // Large letters put the link below the words.
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space.s2,
      minBlockSize: layout.bannerMobile,
      '@media': { [from.lg]: { flexWrap: 'nowrap', columnGap: space.s5, minBlockSize: layout.bannerDesktop } },
    },
  },
});

/** One line where there is room; the note about a past event takes the next one where there is not. */
export const words = style({
  '@layer': {
    [layers.sections]: {
      flex: '1 1 8rem',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.s3,
      minInlineSize: 0,
      paddingBlock: space.s1,
    },
  },
});

export const event = style({
  '@layer': { [layers.sections]: { display: 'none', '@media': { [from.lg]: { display: 'inline' } } } },
});

const capitals = { fontWeight: 750, letterSpacing: '0.02em', '@media': { [from.lg]: { letterSpacing: '0.045em' } } };

export const notice = style({ '@layer': { [layers.sections]: { ...capitals, textWrap: 'balance' } } });

export const pastNote = style({ '@layer': { [layers.sections]: { fontWeight: 450, textWrap: 'balance' } } });

export const action = style({
  '@layer': {
    [layers.sections]: {
      ...capitals,
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: target.minimum,
      // Room for a focus ring inside, since the window would cut one outside.
      marginInline: '-10px',
      paddingInline: '10px',
      color: 'inherit',
      whiteSpace: 'nowrap',
      textDecorationLine: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '0.18em',
      ':hover': { textDecorationThickness: '3px' },
      ':focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
    },
  },
});
