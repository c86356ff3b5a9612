import type { ReactNode } from 'react';
import { Button } from '@podium/ui/Button/Button';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { vars } from '@podium/ui/theme/contract.css';
import { surface, type SurfaceName } from '@podium/ui/theme/surface.css';
import { space } from '@podium/ui/theme/scale.css';
import preview from '@podium/storybook/preview';
import { Choice, Do, Dont } from '../Choice.tsx';

const meta = preview.meta({});

function Field({ on, children }: { on: SurfaceName; children?: ReactNode }) {
  return (
    <div className={surface[on]} style={{ minInlineSize: 180, padding: space.s4, overflowWrap: 'anywhere' }}>
      {children ?? on}
    </div>
  );
}

/**
 * Use one saturated surface per viewport: accent1 for organisers, accent3 for commitment, inverse for investors, accent2
 * for gifts.
 */
export const OneSaturatedSurface = meta.story({
  render: () => (
    <Choice>
      <Do reason="One saturated surface gets all attention.">
        <Field on="page" />
        <Field on="accent1" />
        <Field on="alt" />
      </Do>
      <Dont reason="Three saturated surfaces compete for attention.">
        <Field on="accent1" />
        <Field on="accent3" />
        <Field on="accent2" />
      </Dont>
    </Choice>
  ),
});

/** A surface sets the colours of all elements on it: text, lines, buttons, links, fields and focus ring. */
export const UseTheSurface = meta.story({
  render: () => (
    <Choice>
      <Do reason="The button has the colours that its surface sets.">
        <Field on="inverse">
          <Heading level={3}>For investors</Heading>
          <Text>Four deals, open now.</Text>
          <Button>Request Deal Access</Button>
        </Field>
      </Do>
      <Dont reason="With a background of your own, elements keep the colours of the page, and no test measures the contrast.">
        <div style={{ minInlineSize: 180, padding: space.s4, background: vars.color.surface.inverse }}>
          <Button>Request Deal Access</Button>
        </div>
      </Dont>
    </Choice>
  ),
});
