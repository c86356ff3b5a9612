import preview from '@podium/storybook/preview';
import { vars } from './contract.css.ts';
import { rule } from './rules.css.ts';
import { radius } from './scale.css.ts';
import { Specimen, Specimens, Tokens } from './specimens/Specimens.tsx';

const meta = preview.meta({});

/** `hair` for structure, `strong` for emphasis, `divider` between parts. */
export const Rules = meta.story({
  render: () => <Tokens tokens={rule}>{(border) => <div style={{ blockSize: 24, borderBlockEnd: border }} />}</Tokens>,
});

/** Panels are square, controls have two pixels, round buttons are round. */
export const Radii = meta.story({
  render: () => (
    <Tokens tokens={radius} least={140}>
      {(borderRadius) => <div style={{ inlineSize: 96, blockSize: 96, borderRadius, border: rule.strong }} />}
    </Tokens>
  ),
});

/** The only elevation, for overlapping panels, toasts and dialogs. */
export const Shadow = meta.story({
  render: () => (
    <Specimens>
      <Specimen name="shadow">
        <div
          style={{ blockSize: 144, marginBlockEnd: 32, background: vars.color.surface.raised, boxShadow: vars.shadow }}
        />
      </Specimen>
    </Specimens>
  ),
});
