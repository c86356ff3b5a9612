import preview from '@podium/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { surface } from '../theme/surface.css.ts';
import { Text, textSizes } from './Text.tsx';

const sentence =
  'He buys, repairs and sells European companies, then stands on a stage and shows the room the working: the price, the mistake, the exit.';

const meta = preview.meta({ component: Text, args: { children: sentence } });

export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <div className={surface.page} style={{ padding: 24 }}>
      <Stack gap="s5">
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            {size}: {sentence}
          </Text>
        ))}
      </Stack>
    </div>
  ),
});
