import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { font, lineHeight, space, text, tracking, weight } from '@podium/ui/theme/scale.css';

const stacked = { display: 'flex', flexDirection: 'column', gap: '2px' } as const;

/** `inline` is also stacked where the page has no room for it. */
export const layout = styleVariants(
  {
    stacked,
    inline: {
      ...stacked,
      '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', gap: space.s2 } },
    },
  } as const,
  layered.sections,
);

export const numeral = style(
  layered.sections({
    fontFamily: font.serif,
    fontSize: '2.5rem',
    fontWeight: weight.numeral,
    letterSpacing: tracking.numeral,
    lineHeight: lineHeight.hero,
    '@media': { [from.md]: { fontSize: '3rem' } },
  }),
);

export const words = style(
  layered.sections({ ...text.small, display: 'flex', flexDirection: 'column', lineHeight: lineHeight.label }),
);

export const month = style(layered.sections({ fontWeight: weight.label }));

export const until = style(
  layered.sections({ color: vars.color.ink2, fontSize: text.label.fontSize, whiteSpace: 'nowrap' }),
);
