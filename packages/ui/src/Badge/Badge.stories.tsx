import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Inline } from '../Inline/Inline.tsx';
import { surface } from '../theme/surface.css.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { tone: 'success' as const, children: 'Confirmed' },
  decorators: [padded],
});

/** All tones on the light surfaces, and a category without a shape. */
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

/** Grey in every tone, for something that is over. */
export const Muted = meta.story({
  render: () => (
    <Inline gap="s3">
      <Badge tone="success" isMuted>
        Confirmed
      </Badge>
      <Badge tone="neutral">Other</Badge>
    </Inline>
  ),
});
