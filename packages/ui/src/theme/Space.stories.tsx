import preview from '@podium/storybook/preview';
import { vars } from './contract.css.ts';
import { breakpoint } from './media.css.ts';
import { grid, layout, space, target, text } from './scale.css.ts';
import { Tokens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

/** Spacing. Numbered steps are for use inside components; `section`, `gutter` and `pageEdge` grow with the viewport. */
export const Distances = meta.story({
  render: () => (
    <Tokens tokens={space}>
      {(inlineSize) => (
        <div style={{ inlineSize, maxInlineSize: '100%', blockSize: 16, background: vars.color.artwork.primary }} />
      )}
    </Tokens>
  ),
});

/** The twelve columns with gutter and page edge, as wide as the viewport. */
export const Columns = meta.story({
  render: () => (
    <div style={{ paddingInline: space.pageEdge, paddingBlock: space.s5 }}>
      <ol
        aria-label="Columns"
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
          gap: grid.gutter,
          maxInlineSize: grid.maxWidth,
          marginInline: 'auto',
        }}
      >
        {Array.from({ length: grid.columns }, (_, index) => (
          <li
            key={index}
            style={{ ...text.micro, blockSize: 160, background: vars.color.surface.alt, textAlign: 'center' }}
          >
            {index + 1}
          </li>
        ))}
      </ol>
    </div>
  ),
});

/** Minimum widths, in px, of media queries. Rules without one are for the smallest viewport. */
export const Breakpoints = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: space.s3, padding: space.s5 }}>
      {Object.entries(breakpoint).map(([name, width]) => (
        <p
          key={name}
          style={{
            ...text.label,
            inlineSize: `${(100 * width) / breakpoint.wide}%`,
            borderInlineEnd: `2px solid ${vars.color.accent}`,
          }}
        >
          {name} {width}
        </p>
      ))}
    </div>
  ),
});

/** Minimum hit area, height of a control, and a floating button; then the heights of the fixed bars. */
export const Targets = meta.story({
  render: () => (
    <Tokens tokens={{ ...target, ...layout }} least={140}>
      {(size) => (
        <div style={{ inlineSize: size, blockSize: size, border: `1px solid ${vars.color.border.control}` }} />
      )}
    </Tokens>
  ),
});
