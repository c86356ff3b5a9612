import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = preview.meta({ component: Icon, args: { name: 'check' } });

/** All signs, beside words and large. */
export const All = meta.story({
  render: () => (
    <div style={{ padding: 24 }}>
      <Stack gap="s3">
        {iconNames.map((name) => (
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
