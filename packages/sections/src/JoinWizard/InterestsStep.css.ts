import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';

/** The consent, separated from the questions by a perforation. */
export const consent = style(layered.sections({ paddingBlockStart: space.s5, borderBlockStart: rule.perforation }));
