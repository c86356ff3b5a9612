import preview from '@podium/storybook/preview';
import { vars } from './contract.css.ts';
import { rule } from './rules.css.ts';
import { space, text, zIndex } from './scale.css.ts';
import { layers } from './layers.css.ts';

const meta = preview.meta({});

/** Z-index order: each item covers the ones before it. Dialogs and drawers are above all, in the browser's top layer. */
export const Stacking = meta.story({
  render: () => (
    <ol style={{ padding: space.s5, isolation: 'isolate' }}>
      {Object.entries(zIndex).map(([name, index], position) => (
        <li
          key={name}
          style={{
            ...text.label,
            position: 'relative',
            zIndex: index,
            maxInlineSize: 280,
            marginInlineStart: position * 18,
            marginBlockStart: position === 0 ? 0 : -12,
            padding: space.s4,
            border: rule.hair,
            background: vars.color.surface.raised,
            boxShadow: vars.shadow,
          }}
        >
          {name}, {index}
        </li>
      ))}
    </ol>
  ),
});

/** Cascade layers: a later layer wins, whatever the order of the stylesheets. */
export const Cascade = meta.story({
  render: () => (
    <ol style={{ padding: space.s5, ...text.h3 }}>
      {Object.keys(layers).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  ),
});
