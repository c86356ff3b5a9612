import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { font, lineHeight } from '@podium/ui/theme/scale.css';

/** A third of it is beyond the edge of the page, clipped by the section. */
export const issue = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: "'seal'",
    alignItems: 'center',
    inlineSize: 'min(112%, 36rem)',
    marginBlock: '-40px 24px',
    marginInlineStart: 'calc(-0.34 * min(100%, 32rem))',
    '@media': {
      [from.lg]: { inlineSize: '118%', marginBlock: 0, marginInlineStart: '-30%' },
    },
  }),
);

globalStyle(`${issue} > *`, layered.sections({ gridArea: 'seal' }));

export const number = style(
  layered.sections({
    textAlign: 'center',
    fontFamily: font.serif,
    fontSize: 'clamp(5.5rem, 28vw, 9rem)',
    fontWeight: 640,
    letterSpacing: '-0.06em',
    lineHeight: lineHeight.heading,
    '@media': { [from.lg]: { fontSize: 'clamp(7rem, 3rem + 12vw, 15rem)' } },
  }),
);
