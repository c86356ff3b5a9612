import type { ReactNode } from 'react';
import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { sealFamilies, sealFor } from '../engraving/seal.ts';
import { surface } from '@podium/ui/theme/surface.css';
import { Seal } from './Seal.tsx';

/** A container of this width in px. */
function Place({ width, children }: { width: number; children?: ReactNode }) {
  return <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>;
}

const deal = { id: 'harbour-cranes', term: '7 years', spotsRemaining: 5, targetReturn: '25-35%' };

const meta = preview.meta({ component: Seal, args: { spec: sealFor('deal', deal) } });

/** Fills the width of its container. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const seal = canvasElement.querySelector('[aria-hidden=true]');
    await waitFor(() => expect(seal?.querySelectorAll('svg')).toHaveLength(2));
    await expect(seal?.getBoundingClientRect().width).toBe(seal?.parentElement?.getBoundingClientRect().width);
  },
  decorators: [withWrapper(<div style={{ maxInlineSize: 480, marginInline: 'auto' }} />)],
});

/** From 320 px: an edge ring of five strands, a bed, twice the strands, and a counter ring. Below that as usual. */
export const Large = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
      {sealFamilies.map((family) => (
        <Place key={family} width={340}>
          <Seal spec={{ ...sealFor('deal', deal), family }} />
        </Place>
      ))}
      <Place width={319}>
        <Seal spec={sealFor('deal', deal)} />
      </Place>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const strands = () =>
      [...canvasElement.querySelectorAll('[aria-hidden=true]')].map((seal) => seal.querySelectorAll('use').length);
    await waitFor(() => expect(Math.min(...strands().slice(0, 4))).toBeGreaterThan(20));
    await expect(strands().at(-1)).toBeLessThan(20);
  },
});

/** One light line on the deep surface; on the others both layers have the text colour. */
export const Tones = meta.story({
  tags: ['visual'],
  render: ({ spec }) => (
    <>
      {(['page', 'inverse', 'accent1'] as const).map((name) => (
        <div key={name} className={surface[name]} style={{ padding: 24 }}>
          <Place width={200}>
            <Seal spec={spec} ink={name === 'accent1' ? 'text' : 'surface'} />
          </Place>
        </div>
      ))}
    </>
  ),
});

/**
 * The two layers rotate into alignment when the seal first enters the viewport. With reduced motion they are aligned
 * from the start.
 */
export const Register = meta.story({
  tags: ['visual'],
  args: { hasRegister: true },
  decorators: [withWrapper(<Place width={320} />)],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-arrival]')).toHaveAttribute('data-arrival', 'arriving'),
    );
  },
});

/** A seal below the viewport is shown aligned and animates when it enters. */
export const RegisterFurtherDown = meta.story({
  args: { hasRegister: true },
  decorators: [withWrapper(<Place width={320} />), withWrapper(<div style={{ paddingBlockStart: '150vh' }} />)],
  play: async ({ canvasElement }) => {
    const seal = canvasElement.querySelector('[data-arrival]');
    await waitFor(() => expect(seal).toHaveAttribute('data-arrival', 'waiting'));
    seal?.scrollIntoView();
    await waitFor(() => expect(seal).toHaveAttribute('data-arrival', 'arriving'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(seal).toHaveAttribute('data-arrival', 'paused'));
  },
});

/** Of several seals that enter together two animate; the others are shown without animation. */
export const RegisterTogether = meta.story({
  args: { hasRegister: true },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 120px)', gap: 24, padding: 24 }}>
      <Seal {...args} />
      <Seal {...args} />
      <Seal {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const seals = (arrival: string) => canvasElement.querySelectorAll(`[data-arrival='${arrival}']`);
    await waitFor(() => expect(seals('arriving')).toHaveLength(2));
    await expect(seals('waiting')).toHaveLength(1);
  },
});
