import preview from '@podium/storybook/preview';
import { vars } from './contract.css.ts';
import { controlEdge, errorEdge, rule } from './rules.css.ts';
import { radius } from './scale.css.ts';
import { Specimen, Specimens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

/** Hair for order, strong for weight, perforation for what detaches. */
export const Rules = meta.story({
  render: () => (
    <Specimens>
      {Object.entries(rule).map(([name, border]) => (
        <Specimen key={name} name={name} note={border}>
          <div style={{ blockSize: 24, borderBlockEnd: border }} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** A control stands on a heavier foot; an error is heavier still, and red, and says so in words beside it. */
export const Edges = meta.story({
  render: () => (
    <Specimens>
      {Object.entries({ controlEdge, errorEdge }).map(([name, { side, foot }]) => (
        <Specimen key={name} name={name} note={`${side}; ${foot}`}>
          <div style={{ blockSize: 52, border: side, borderBlockEnd: foot, background: vars.color.sheet }} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** Panels have none, controls two pixels, seals and the play button are round. */
export const Radii = meta.story({
  render: () => (
    <Specimens least={140}>
      {Object.entries(radius).map(([name, borderRadius]) => (
        <Specimen key={name} name={name} note={borderRadius}>
          <div style={{ inlineSize: 96, blockSize: 96, borderRadius, border: rule.strong }} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** The only elevation: paper lying on paper. Sheets of a resource, toasts, the dialog. */
export const Shadow = meta.story({
  render: () => (
    <Specimens>
      <Specimen name="shadow">
        <div style={{ blockSize: 144, marginBlockEnd: 32, background: vars.color.sheet, boxShadow: vars.shadow }} />
      </Specimen>
    </Specimens>
  ),
});
