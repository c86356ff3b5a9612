import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon, shapes, type IconName } from './Icon.tsx';

const meta = preview.meta({ component: Icon, args: { name: 'check' } });

/** All icons, beside text and large. */
export const All = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ padding: 24 }}>
      <Stack gap="s3">
        {(Object.keys(shapes) as IconName[]).map((name) => (
          <Inline key={name} gap="s3">
            <span>
              <Icon name={name} /> {name}
            </span>
            <Icon name={name} size="large" />
          </Inline>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Right to left: directional icons are mirrored. */
export const RightToLeft = meta.story({
  args: { name: 'arrow', size: 'large' },
  decorators: [withWrapper(<div dir="rtl" />)],
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon && getComputedStyle(icon).scale).toBe('-1 1');
  },
});
