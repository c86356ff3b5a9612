import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ground } from '../theme/fields.css.ts';
import { Text, textSizes } from './Text.tsx';

const sentence =
  'He buys, repairs and sells European companies, then stands on a stage and shows the room the working: the price, the mistake, the exit.';

const meta = preview.meta({
  component: Text,
  args: { children: sentence },
  render: (args) => (
    <div className={ground.paper} style={{ padding: 24 }}>
      <Text {...args} />
    </div>
  ),
});

/** Running text in lines of at most 62 characters. */
export const Body = meta.story();

/** Under a headline, in the second ink. */
export const Lede = meta.story({ args: { size: 'lede', tone: 'secondary' } });

/** All sizes. */
export const Sizes = meta.story({
  render: () => (
    <div className={ground.paper} style={{ padding: 24 }}>
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

/** All inks on the grounds they are for. */
export const Tones = meta.story({
  render: () => (
    <div>
      {(['paper', 'laid', 'sheet'] as const).map((name) => (
        <div key={name} className={ground[name]} style={{ padding: 24 }}>
          <Text tone="ink">First ink: €1,500,000 at 15 to 18 %.</Text>
          <Text tone="secondary">Second ink: €1,500,000 at 15 to 18 %.</Text>
          <Text tone="tertiary">Third ink: €1,500,000 at 15 to 18 %.</Text>
          <Text tone="serial">Serial red: No. 047.</Text>
        </div>
      ))}
      <div className={ground.deep} style={{ padding: 24 }}>
        <Text>First ink on deep.</Text>
        <Text tone="onDeepSecondary">Second ink on deep.</Text>
      </div>
      <div className={ground.night} style={{ padding: 24 }}>
        <Text>First ink on night.</Text>
        <Text tone="onNightSecondary">Second ink on night.</Text>
      </div>
    </div>
  ),
});

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** In every size and element, words wider than the screen break. */
export const LongGerman = meta.story({
  render: () => (
    <div lang="de" className={ground.paper} style={{ padding: 24 }}>
      <Stack gap="s5">
        {textSizes.map((size) => (
          <Text key={size} size={size} as="div">
            Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
          </Text>
        ))}
      </Stack>
    </div>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story({ args: { size: 'lede' }, globals: { viewport: { value: 'narrow' } } });
