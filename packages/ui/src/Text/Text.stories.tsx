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

/** All colours; each surface sets them. */
export const Tones = meta.story({
  tags: ['visual'],
  render: () => (
    <div>
      {(['page', 'alt', 'raised'] as const).map((name) => (
        <div key={name} className={surface[name]} style={{ padding: 24 }}>
          <Text>Primary: €1,500,000 at 15 to 18 %.</Text>
          <Text color="secondary">Secondary: €1,500,000 at 15 to 18 %.</Text>
          <Text color="tertiary">Tertiary: €1,500,000 at 15 to 18 %.</Text>
          <Text color="accent">Accent: No. 047.</Text>
        </div>
      ))}
      <div className={surface.inverse} style={{ padding: 24 }}>
        <Text>Primary on inverse.</Text>
        <Text color="secondary">Secondary on inverse.</Text>
      </div>
      <div className={surface.inverseAlt} style={{ padding: 24 }}>
        <Text>Primary on inverseAlt.</Text>
        <Text color="secondary">Secondary on inverseAlt.</Text>
      </div>
    </div>
  ),
});
