import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Portrait } from './Portrait.tsx';

const meta = preview.meta({
  component: Portrait,
  decorators: [
    withWrapper(<div style={{ position: 'relative', inlineSize: 790, maxInlineSize: '100%', marginInline: 'auto' }} />),
  ],
});

/** At rest the second plate is below the first, and transparent. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const plates = () => canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]');
    await waitFor(() => expect(plates()).toHaveLength(2));
    const [second, first] = plates();
    if (!second?.parentElement || !first) throw new Error('Two plates are expected.');
    await expect(getComputedStyle(second.parentElement)).toMatchObject({ opacity: '0', position: 'absolute' });
    const [ink, secondInk] = [first, second].map((plate) => plate.firstElementChild ?? plate);
    await expect(secondInk && getComputedStyle(secondInk).maskImage).toBe(ink && getComputedStyle(ink).maskImage);
  },
});
