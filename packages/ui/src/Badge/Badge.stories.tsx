import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { surface } from '../theme/surface.css.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { tone: 'ok' as const, children: 'Confirmed' },
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A disc: confirmed, or an ordinary risk. */
export const Ok = meta.story();

/** Without a shape: a category instead of a state. */
export const Plain = meta.story({
  tags: ['visual'],
  args: { tone: 'none', isPlain: true, children: 'Private Equity' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Private Equity').children).toHaveLength(0);
  },
});

/** All tones on the paper surfaces. */
export const OnPapers = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      {(['paper', 'laid', 'sheet'] as const).map((name) => (
        <div key={name} className={surface[name]} style={{ padding: 24 }}>
          <Inline gap="s3">
            <Badge tone="ok">Confirmed</Badge>
            <Badge tone="warn">Risk: Medium-High</Badge>
            <Badge tone="info">Tentative</Badge>
            <Badge tone="none">Other</Badge>
            <Badge tone="bad">Risk: High</Badge>
            <Badge tone="none" isPlain>
              Real Estate
            </Badge>
          </Inline>
        </div>
      ))}
    </div>
  ),
});
