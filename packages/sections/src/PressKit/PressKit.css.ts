import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { measure, space } from '@podium/ui/theme/scale.css';

/** Side by side on tablets, in the margin from 1024 px. */
export const plates = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: space.s4,
    '@media': { [from.lg]: { gridTemplateColumns: '1fr' } },
  }),
);

export const picture = style(
  layered.sections({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'clip',
  }),
);

/** The face fills its frame. */
export const portrait = style([picture, layered.sections({ aspectRatio: '1' })]);

/** Cropped from the spectacles to the chin. */
export const closeUp = style(
  layered.sections({
    position: 'absolute',
    inlineSize: '190%',
    insetInlineStart: '-42%',
    insetBlockStart: '-52%',
  }),
);

/** Enlarged, and without the name, which a narrow frame would clip. */
export const mark = style(layered.sections({ transform: 'scale(2.6)' }));

export const facts = style(layered.sections({ display: 'grid', rowGap: space.s3, maxInlineSize: measure.body }));

/** The request, below a perforation. */
export const request = style(
  layered.sections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s4,
    maxInlineSize: measure.body,
    paddingBlockStart: space.s5,
    borderBlockStart: rule.perforation,
  }),
);
