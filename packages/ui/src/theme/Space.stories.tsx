import preview from '@podium/storybook/preview';
import { vars } from './contract.css.ts';
import { breakpoint } from './media.css.ts';
import { rule } from './rules.css.ts';
import { grid, layout, radius, space, target, text } from './scale.css.ts';
import { Tokens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

const { artwork, border, surface } = vars.color;

/** Distances, sizes, lines, corners and the shadow. */
export const Sizes = meta.story({
  render: () => (
    <div>
      <Tokens
        use="Distances. Numbered steps are for use inside components; section, gutter and pageEdge grow with the viewport."
        tokens={space}
      >
        {(inlineSize) => (
          <div style={{ inlineSize, maxInlineSize: '100%', blockSize: 16, background: artwork.primary }} />
        )}
      </Tokens>
      <Tokens use="Minimum hit area, height of a control, and a floating button." tokens={target} least={140}>
        {(size) => <div style={{ inlineSize: size, blockSize: size, border: `1px solid ${border.control}` }} />}
      </Tokens>
      <Tokens use="Heights of the fixed bars." tokens={layout} least={140}>
        {(blockSize) => <div style={{ blockSize, border: `1px solid ${border.control}` }} />}
      </Tokens>
      <Tokens
        use="Minimum widths, in px, of media queries. Rules without one are for the smallest viewport."
        tokens={breakpoint}
        least={140}
      >
        {(width) => (
          <div
            style={{
              inlineSize: `${(100 * width) / breakpoint.wide}%`,
              borderBlockEnd: `4px solid ${vars.color.accent}`,
            }}
          />
        )}
      </Tokens>
      <Tokens use="Lines: hair for structure, strong for emphasis, divider between parts." tokens={rule}>
        {(borderBlockEnd) => <div style={{ blockSize: 24, borderBlockEnd }} />}
      </Tokens>
      <Tokens use="Corners of panels, controls and round buttons." tokens={radius} least={140}>
        {(borderRadius) => <div style={{ inlineSize: 96, blockSize: 96, borderRadius, border: rule.strong }} />}
      </Tokens>
      <Tokens use="The only elevation, for overlapping panels, toasts and dialogs." tokens={{ shadow: vars.shadow }}>
        {(boxShadow) => <div style={{ blockSize: 144, marginBlockEnd: 32, background: surface.raised, boxShadow }} />}
      </Tokens>
    </div>
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
          <li key={index} style={{ ...text.micro, blockSize: 160, background: surface.alt, textAlign: 'center' }}>
            {index + 1}
          </li>
        ))}
      </ol>
    </div>
  ),
});
