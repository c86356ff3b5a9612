import preview from '@podium/storybook/preview';
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
});
