import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline, type InlineProps } from './Inline.tsx';

const cities: InlineProps['children'] = ['Amsterdam', 'Vienna', 'Rotterdam', 'Graz', 'Antwerp', 'Basel'].map((city) => (
  <Badge key={city} tone="none" isPlain>
    {city}
  </Badge>
));

const meta = preview.meta({
  component: Inline,
  args: { children: cities },
  decorators: [inside(<div style={{ padding: 24 }} />)],
});

/** Side by side, the same distance apart. */
export const Default = meta.story();

/** Large and small letters stand on one line. */
export const OnOneBaseline = meta.story({
  args: {
    align: 'baseline',
    children: (
      <>
        <Heading level={2}>September</Heading>
        <Text size="small" tone="secondary">
          three evenings
        </Text>
      </>
    ),
  },
});

/** In the middle of the place. */
export const Centred = meta.story({ args: { justify: 'center', gap: 's2' } });

/** At the end of the place. */
export const AtTheEnd = meta.story({ args: { justify: 'end', gap: 's2' } });

/** First and last touch the edges. */
export const Between = meta.story({ args: { justify: 'between' } });

/** A list stays a list, also without markers. */
export const List = meta.story({
  args: { as: 'ul', children: [<li key="price">The price</li>, <li key="exit">The exit</li>] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** What finds no room goes on below. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Amsterdam'), canvas.getByText('Basel')];
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Right to left: the row begins at the right. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Amsterdam'), canvas.getByText('Vienna')];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
  },
});

/** A label longer than the row breaks instead of leaving the page. */
export const LongGerman = meta.story({
  args: {
    children: (
      <>
        <Button>Beteiligungsunterlagen zur Vermögensverwaltung anfordern</Button>
        <Button variant="secondary">Vortragsanfrage absenden</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  decorators: [inside(<div lang="de" />)],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
