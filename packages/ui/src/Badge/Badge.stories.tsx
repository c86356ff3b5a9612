import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { surface } from '../theme/surface.css.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { tone: 'success' as const, children: 'Confirmed' },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A disc: confirmed, or an ordinary risk. */
export const Ok = meta.story();

/** Without a shape: a category instead of a state. */
export const Plain = meta.story({
  tags: ['visual'],
  args: { tone: 'neutral', isPlain: true, children: 'Private Equity' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Private Equity').children).toHaveLength(0);
  },
});

/** Something that is over: grey, whatever the tone. */
export const Muted = meta.story({
  render: () => (
    <Inline gap="s3">
      <Badge tone="success" isMuted>
        Confirmed
      </Badge>
      <Badge tone="neutral">Other</Badge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [muted, neutral] = ['Confirmed', 'Other'].map((word) => getComputedStyle(canvas.getByText(word)));
    await expect(muted?.backgroundColor).toBe(neutral?.backgroundColor);
    await expect(muted?.color).toBe(neutral?.color);
  },
});

/** All tones on the light surfaces. */
export const OnLightSurfaces = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      {(['page', 'alt', 'raised'] as const).map((name) => (
        <div key={name} className={surface[name]} style={{ padding: 24 }}>
          <Inline gap="s3">
            <Badge tone="success">Confirmed</Badge>
            <Badge tone="warning">Risk: Medium-High</Badge>
            <Badge tone="info">Tentative</Badge>
            <Badge tone="neutral">Other</Badge>
            <Badge tone="critical">Risk: High</Badge>
            <Badge tone="neutral" isPlain>
              Real Estate
            </Badge>
          </Inline>
        </div>
      ))}
    </div>
  ),
});
