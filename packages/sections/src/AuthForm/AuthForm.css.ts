import { measure, space, text } from '@podium/ui/theme/scale.css';
import { color, column, style, wrapping } from '../style.ts';

export const heading = style({
  ...text.hero,
  // Fits the longest word, 'password?', into the column.
  fontSize: `min(${text.hero.fontSize}, 18cqi)`,
  ...column,
  lineHeight: 1,
  selectors: {
    // The other heading is rendered invisibly behind this one, so that toggling does not shift the layout.
    '&[data-in-turn]::after': { content: 'attr(data-in-turn) / ""', gridArea: '1 / 1', visibility: 'hidden' },
  },
});

export const headingText = style({ gridArea: '1 / 1', alignSelf: 'end' });

export const subtitle = style({
  ...text.lede,
  maxInlineSize: measure.lede,
  marginBlockStart: 'clamp(12px, 1.6vw, 24px)',
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});

export const fields = style({
  ...column,
  alignItems: 'start',
  gap: `22px ${space.s4}`,
  '@container': { '(min-inline-size: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const modeLinks = style({ ...wrapping, justifyContent: 'space-between', gap: `${space.s1} ${space.s5}` });

export const notice = style({
  ...column,
  justifyItems: 'start',
  gap: space.s1,
  paddingBlock: `${space.s3} ${space.s2}`,
  paddingInline: space.s4,
  borderInlineStart: `3px solid ${color.artwork.primary}`,
  backgroundColor: color.surface.alt,
});
