import { padded } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ component: Card, decorators: [padded] });

/** A card with a double border. */
export const Whole = meta.story({
  tags: ['visual'],
  args: {
    as: 'article',
    children: (
      <Stack gap="s4" align="start">
        <Badge tone="success">Risk: Medium</Badge>
        <Heading level={2}>Harbour light fund</Heading>
        <Text color="secondary">Two lighthouses and the hotel between them, bought from a receiver.</Text>
        <Button size="small">View Details</Button>
      </Stack>
    ),
  },
});

/** With a second part after a divider: at the right, or below on phones. */
export const WithAside = meta.story({
  tags: ['visual'],
  args: {
    children: (
      <Stack gap="s4" align="start">
        <Heading level={1}>Qualification Required</Heading>
        <Text size="lede" color="secondary">
          Your application is complete. One of the four conditions is not met yet.
        </Text>
        <Button>Complete Qualification</Button>
      </Stack>
    ),
    aside: (
      <Stack as="ul" gap="s3">
        <li>Identity confirmed</li>
        <li>Consent given</li>
        <li>Application completed</li>
        <li>Commitment of $1,000,000 or more</li>
      </Stack>
    ),
  },
});
