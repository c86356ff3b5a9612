import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

/** The consent, separated from the questions by a divider. */
export const consent = style({ paddingBlockStart: space.s5, borderBlockStart: rule.divider });
