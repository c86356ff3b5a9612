import { font, text, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, from, stacked, style, wrapping } from '../style.ts';

export const strip = style({ paddingBlock: 'clamp(28px, 3vw, 44px)' });

export const line = style({
  ...stacked,
  gap: '18px',
  paddingBlock: '26px',
  '@media': { [from.lg]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: '32px' } },
});

export const outlets = style({
  ...wrapping,
  alignItems: 'baseline',
  gap: '12px clamp(24px, 3.4vw, 56px)',
  fontSize: '1.375rem',
  lineHeight: 1.2,
  // Five names fit on one line between the two labels.
  '@media': {
    [from.lg]: {
      justifyContent: 'center',
      columnGap: 'clamp(16px, 4vw - 22px, 56px)',
      fontSize: 'clamp(1rem, 1.55vw, 1.375rem)',
    },
  },
});

export const label = style({ ...text.label, flex: 'none', color: color.text.secondary });

const outletStyle = (rule: Record<string, string | number>) => style({ overflowWrap: 'anywhere', ...rule });

export const outletStyles = [
  outletStyle({ ...displayText('calc(1em * 12 / 11)', weight.numeral), letterSpacing: '-0.02em' }),
  outletStyle({ fontFamily: font.text, fontWeight: weight.label, letterSpacing: '0.02em' }),
  outletStyle({ fontFamily: font.display, fontWeight: weight.heading }),
  outletStyle({ fontFamily: font.text, fontWeight: weight.body }),
  outletStyle({ fontFamily: font.display, fontWeight: weight.numeral, letterSpacing: '-0.03em' }),
];
