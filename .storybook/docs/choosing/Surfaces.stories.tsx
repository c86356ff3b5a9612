import type { ReactNode } from 'react';
import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { surface, type Surface } from '@podium/ui/theme/surface.css';
import { space } from '@podium/ui/theme/scale.css';
import preview from '@podium/storybook/preview';
import { Choice, Do, Dont } from '../Choice.tsx';

const meta = preview.meta({});

function Field({ on, children }: { on: Surface; children?: ReactNode }) {
  return (
    <div className={surface[on]} style={{ minInlineSize: 180, padding: space.s4 }}>
      {children ?? on}
    </div>
  );
}

/**
 * Use one saturated surface per viewport: sun for organisers, verm for commitment, deep for investors, rose for gifts.
 */
export const OneField = meta.story({
  render: () => (
    <Choice>
      <Do reason="The field speaks because the paper is quiet.">
        <Field on="paper" />
        <Field on="sun" />
        <Field on="laid" />
      </Do>
      <Dont reason="Three that speak at once are noise.">
        <Field on="sun" />
        <Field on="verm" />
        <Field on="rose" />
      </Dont>
    </Choice>
  ),
});

/** Pass the surface as `tone` to the components on it: it selects a pair of colours with tested contrast. */
export const MatchTheSurface = meta.story({
  render: () => (
    <Choice>
      <Do reason="On deep, the button's tone is deep, and the text takes the colour of its field.">
        <Field on="deep">
          <Heading level={3}>For investors</Heading>
          <Text tone="inherit">Four deals, open now.</Text>
          <Button tone="deep">Request Deal Access</Button>
        </Field>
      </Do>
      <Dont reason="The colours of paper on another field: a pair that nobody has measured.">
        <Field on="deep">
          <Heading level={3}>For investors</Heading>
          <Button>Request Deal Access</Button>
        </Field>
      </Dont>
    </Choice>
  ),
});
