import { radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, rule, style } from '../style.ts';

export const consent = style({ paddingBlockStart: space.s5, borderBlockStart: rule.divider });

export const scale = style({
  ...text.label,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  paddingBlockStart: '10px',
  borderBlockStart: `1.5px solid ${color.border.control}`,
  color: color.text.secondary,
  fontWeight: weight.body,
});

const tick = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-5px',
  blockSize: '10px',
  borderInlineStart: `1.5px solid ${color.border.control}`,
} as const;

export const start = style({ selectors: { '&::before': { ...tick, insetInlineStart: 0 } } });

export const qualifying = style({
  color: color.accent,
  fontWeight: weight.label,
  selectors: { '&::before': { ...tick, insetInlineStart: '50%', borderInlineStartColor: color.accent } },
});

export const end = style({ textAlign: 'end', selectors: { '&::before': { ...tick, insetInlineEnd: 0 } } });

export const marker = style({
  position: 'absolute',
  insetBlockStart: '-8px',
  inlineSize: '14px',
  blockSize: '14px',
  marginInlineStart: '-7px',
  // A border, because forced colours remove backgrounds.
  border: `7px solid ${color.action.background}`,
  borderRadius: radius.full,
});
