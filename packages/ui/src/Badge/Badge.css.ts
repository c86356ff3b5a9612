import { font, radius, text, weight } from '../theme/scale.css.ts';
import { forcedColors, mapValues, recipe, vars } from '../theme/style.ts';

const { success, warning, info, neutral, critical } = vars.color;

const tones = { success, warning, info, neutral, critical };

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    maxInlineSize: '100%',
    minBlockSize: '26px',
    padding: '4px 9px',
    borderRadius: radius.control,
    fontFamily: font.text,
    fontSize: text.label.fontSize,
    fontWeight: weight.label,
    lineHeight: 1.15,
    letterSpacing: 0,
    overflowWrap: 'anywhere',
    '@media': { [forcedColors]: { border: '1px solid' }, print: { border: '1px solid' } },
  },
  variants: { tone: mapValues(tones, ({ background, text: color }) => ({ backgroundColor: background, color })) },
});

/** A border, because forced colours remove backgrounds. */
export const shape = recipe({
  base: { flex: 'none', inlineSize: '8px', blockSize: '8px', border: '4px solid' },
  variants: {
    tone: {
      success: { borderRadius: radius.full },
      warning: { rotate: '45deg', scale: '0.9' },
      info: { inlineSize: '10px', blockSize: '10px', borderWidth: '2px', borderRadius: radius.full },
      neutral: { borderRadius: radius.full },
      critical: { inlineSize: '10px', clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
    },
  },
});
