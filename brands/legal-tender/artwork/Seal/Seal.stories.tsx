import type { ReactNode } from 'react';
import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { sealFamilies, sealFor, type SealSpec } from '../engraving/seal.ts';
import { surface } from '@podium/ui/theme/surface.css';
import { text } from '@podium/ui/theme/scale.css';
import { Seal } from './Seal.tsx';

/** Seals in a row, each with a caption, as on pages. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        gap: 32,
        padding: 24,
      }}
    >
      {children}
    </div>
  );
}

/** A container of this width in px. */
function Place({ width, children }: { width: number; children?: ReactNode }) {
  return <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>;
}

function Specimen({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure style={{ margin: 0 }}>
      <Place width={200}>{children}</Place>
      <figcaption style={{ ...text.small, marginBlockStart: 12 }}>{words}</figcaption>
    </figure>
  );
}

function figuresOf({ points, weave, depth }: SealSpec): string {
  return `${points} / ${weave} / ${depth.toFixed(2)}`;
}

const deal = { id: 'harbour-cranes', term: '7 years', spotsRemaining: 5, targetReturn: '25-35%' };
const application = {
  id: 'applicant-7',
  minCommitment: 1_500_000,
  interests: ['Rail', 'Ports', 'Grain', 'Cold stores'],
  experience: 'experienced',
} as const;

const kinds: Record<string, SealSpec> = {
  Episode: sealFor('episode', {
    number: 47,
    title: 'The seller who bought his own company back',
    description: 'What a second look at the same balance sheet is worth.',
  }),
  Deal: sealFor('deal', deal),
  Event: sealFor('event', {
    id: 'tagus',
    date: '2025-09-11',
    endDate: '2025-09-12',
    attendees: 1200,
    topics: ['Private Equity', 'M&A'],
  }),
  'Case study': sealFor('caseStudy', {
    slug: 'eleven-hotels',
    metric: '4.1×',
    category: 'Hospitality',
    description: 'Eleven tired hotels bought out of season, run on one booking system, sold whole.',
  }),
  Portfolio: sealFor('portfolio', {
    slug: 'lumen',
    acquired: 3_100_000,
    current: 9_600_000,
    improvements: ['Own brand', 'Two shops opened', 'Stock counted weekly', 'Founder kept', 'Web shop rebuilt'],
  }),
  Testimonial: sealFor('testimonial', {
    name: 'Marit Voss',
    company: 'Voss Logistics',
    metric: '2.6×',
    quote: 'He read our accounts on stage, and by lunch I had two offers.',
  }),
  Channel: sealFor('channel', { title: 'Video channel', audience: '410K', latest: 'Reading a term sheet aloud' }),
  Application: sealFor('application', application),
};

const meta = preview.meta({ component: Seal, args: { spec: sealFor('deal', deal) } });

/** Fills the width of its container. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.getBoundingClientRect().width).toBe(svg?.parentElement?.getBoundingClientRect().width);
  },
  decorators: [withWrapper(<div style={{ maxInlineSize: 480, marginInline: 'auto' }} />)],
});

/** For each kind of item, points, weave and depth are derived from other fields. */
export const Kinds = meta.story({
  tags: ['visual'],
  render: () => (
    <Sheet>
      {Object.entries(kinds).map(([kind, spec]) => (
        <Specimen key={kind} words={`${kind}: ${figuresOf(spec)}`}>
          <Seal spec={spec} />
        </Specimen>
      ))}
    </Sheet>
  ),
});

/** Minimum and maximum of each parameter. */
export const Extremes = meta.story({
  render: ({ spec }) => (
    <Sheet>
      {sealFamilies.flatMap((family) =>
        [
          { ...spec, family, points: 9, weave: 2, depth: 0.6 },
          { ...spec, family, points: 47, weave: 8, depth: 1.3 },
        ].map((extreme) => (
          <Specimen key={figuresOf(extreme) + family} words={`${family}: ${figuresOf(extreme)}`}>
            <Seal spec={extreme} />
          </Specimen>
        )),
      )}
    </Sheet>
  ),
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
    const strands = () => [...canvasElement.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('use').length);
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
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveAttribute('data-arrival', 'arriving'));
  },
});

/** A seal below the viewport is shown aligned and animates when it enters. */
export const RegisterFurtherDown = meta.story({
  args: { hasRegister: true },
  decorators: [withWrapper(<Place width={320} />), withWrapper(<div style={{ paddingBlockStart: '150vh' }} />)],
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await waitFor(() => expect(svg).toHaveAttribute('data-arrival', 'waiting'));
    svg?.scrollIntoView();
    await waitFor(() => expect(svg).toHaveAttribute('data-arrival', 'arriving'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(svg).toHaveAttribute('data-arrival', 'paused'));
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
