import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { PlateByHand } from './PlateByHand.tsx';

const meta = preview.meta({
  title: 'Generators/Plate',
  component: PlateByHand,
  args: { method: 'spiral' as const, lines: 54, light: 125 },
  argTypes: {
    method: { control: 'inline-radio', options: ['spiral', 'ruled'] },
    lines: { control: { type: 'range', min: 24, max: 96 } },
    light: { control: { type: 'range', min: 0, max: 360, step: 5 } },
  },
});

/** A single line whose width follows the darkness. `npx node brands/legal-tender/artwork/engrave/engrave.ts` converts a photograph. */
export const Spiral = meta.story({
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    await expect(paths).toHaveLength(2);
    for (const path of paths) await expect(path.match(/M/g)).toHaveLength(1);
  },
});

/** Horizontal lines, for rooms and landscapes. */
export const Ruled = meta.story({ args: { method: 'ruled', lines: 64 } });
