import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ground } from '../theme/fields.css.ts';
import { Coupon } from './Coupon.tsx';

const meta = preview.meta({
  component: Coupon,
  args: {
    'aria-labelledby': 'memo',
    children: (
      <Stack gap="s3">
        <Heading level={2} id="memo">
          The product memo
        </Heading>
        <Text>One deal idea a week, with the arithmetic.</Text>
      </Stack>
    ),
    action: <Button tone="sun">Subscribe</Button>,
  },
  decorators: [inside(<div className={ground.night} style={{ paddingInline: 24, paddingBlockEnd: 96 }} />)],
});

/** Hangs from the edge of night; every hole has a rim, so that it is seen in Plate too. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The product memo' })).toBeVisible();
  },
});

/** On paper, as the last piece of a page. */
export const OnPaper = meta.story({
  decorators: [inside(<div className={ground.paper} style={{ paddingInline: 24, paddingBlockEnd: 96 }} />)],
});

/** Right to left: the words at the right, the button at the left. */
export const RightToLeft = meta.story(rightToLeft);

/** A long German word breaks. */
export const LongGerman = meta.story({
  args: {
    children: (
      <Heading level={2} id="memo">
        Vermögensverwaltungsgesellschaftsmitteilungen
      </Heading>
    ),
    action: <Button tone="sun">Mitteilungen unverbindlich abonnieren</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  decorators: [inside(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The narrowest screen: the button below the words. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
