import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { forcedColors } from '../theme/media.css.ts';
import { duration, radius, text, zIndex } from '../theme/scale.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** In the colours of the toasts. */
export const hint = style(
  layered.ui({
    ...text.label,
    zIndex: zIndex.toast,
    maxInlineSize: 'min(32ch, 100vw - 32px)',
    padding: '8px 12px',
    borderRadius: radius.control,
    backgroundColor: vars.color.ink,
    color: vars.color.paper,
    overflowWrap: 'break-word',
    textWrap: 'balance',
    animation: `${appear} ${duration.fast}`,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
);
