import { vars } from '@podium/ui/theme/contract.css';
import { font, radius, space, target, text, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { style } from '../style.ts';

const { color } = vars;

export const about = style([
  surface.raised,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    padding: space.s3,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.panel,
  },
]);

export const emblem = style({ flex: 'none', inlineSize: '72px', selectors: { '&:empty': { display: 'none' } } });

export const words = style({ ...text.small, flex: 1, minInlineSize: 0, color: color.text.secondary });

export const title = style({
  display: 'block',
  color: color.text.primary,
  fontFamily: font.display,
  fontSize: text.lede.fontSize,
  fontWeight: weight.subheading,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const remove = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.minimum,
  blockSize: target.minimum,
  border: '1.5px solid',
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' } },
});
