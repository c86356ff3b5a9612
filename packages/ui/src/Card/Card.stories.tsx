import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  decorators: [withWrapper(<div style={{ padding: 24 }} />)],
});

/** A card with a double border. */
export const Whole = meta.story({
  tags: ['visual'],
  args: {
    as: 'article',
    children: (
      <Stack gap="s4" align="start">
        <Badge tone="ok">Risk: Medium</Badge>
        <Heading level={2}>Harbour light fund</Heading>
        <Text tone="secondary">Two lighthouses and the hotel between them, bought from a receiver.</Text>
        <Button size="small">View Details</Button>
      </Stack>
    ),
  },
});

/** With a second part after a perforated line: at the right, or below on phones. */
export const WithStub = meta.story({
  tags: ['visual'],
  args: {
    as: 'section',
    children: (
      <Stack gap="s4" align="start">
        <Heading level={1}>Qualification Required</Heading>
        <Text size="lede" tone="secondary">
          Your application is complete. One of the four conditions is not met yet.
        </Text>
        <Button>Complete Qualification</Button>
      </Stack>
    ),
    stub: (
      <Stack as="ul" gap="s3">
        <li>Accredited investor</li>
        <li>Consent given</li>
        <li>Application completed</li>
        <li>Commitment of $1,000,000 or more</li>
      </Stack>
    ),
  },
});

/** Right to left: the second part is at the left. */
export const RightToLeft = meta.story({
  args: WithStub.input.args,
  decorators: [withWrapper(<div dir="rtl" />)],
});

const german = (
  <Stack gap="s4" align="start">
    <Badge tone="ok">Genehmigungsvoraussetzungsprüfungsverfahren</Badge>
    <Heading level={2}>Vermögensverwaltungsgesellschaft</Heading>
    <Text tone="secondary">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Text>
    <Button size="small">Beteiligungsunterlagen anfordern</Button>
  </Stack>
);

/** Long words break inside the border. */
export const LongGermanWhole = meta.story({
  args: { children: german },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rindfleisch/).getBoundingClientRect().right).toBeLessThan(window.innerWidth - 24);
  },
});

/** Long words break in both parts. */
export const LongGerman = meta.story({
  args: { children: german, stub: german },
  globals: { viewport: { value: 'narrow' } },
  decorators: [withWrapper(<div lang="de" />)],
  play: async ({ canvas }) => {
    for (const word of canvas.getAllByText(/Rindfleisch/)) {
      await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 24);
    }
  },
});

/** The narrowest viewport: the second part is below. */
export const Narrow = meta.story({
  args: WithStub.input.args,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
