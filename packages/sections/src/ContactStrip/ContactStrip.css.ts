import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { hitArea } from '@podium/ui/theme/hitArea.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, radius, space, target } from '@podium/ui/theme/scale.css';

export const head = style(
  layered.sections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    marginBlockEnd: '28px',
  }),
);

export const address = style(
  layered.sections({
    minInlineSize: 0,
    fontFamily: font.serif,
    fontSize: 'clamp(1.25rem, 0.1rem + 5.6vw, 5.5rem)',
    fontWeight: 470,
    letterSpacing: '-0.035em',
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
  }),
);

export const mailLink = style([
  hitArea,
  layered.sections({
    display: 'inline-block',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.14em',
  }),
]);

export const icon = style(
  layered.sections({
    display: 'grid',
    placeItems: 'center',
    inlineSize: target.control,
    blockSize: target.control,
    border: rule.strong,
    borderRadius: radius.control,
    color: 'inherit',
  }),
);

export const foot = style(
  layered.sections({
    display: 'grid',
    gap: space.s5,
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)', alignItems: 'center' },
    },
  }),
);

export const actions = style(layered.sections({ '@media': { [from.lg]: { justifySelf: 'end' } } }));
