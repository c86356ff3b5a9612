import { Badge } from '@podium/ui/Badge/Badge';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import preview from '@podium/storybook/preview';
import { Choice, Do, Dont } from '../../docs/Choice.tsx';

const meta = preview.meta({});

/** What is wrong with one answer stands at that answer, and the form stays as it was. */
export const WrongAnswer = meta.story({
  render: () => (
    <Choice>
      <Do reason="At the field, in words, with a sign and a heavier edge: nothing hangs on the colour.">
        <TextField label="E-mail" name="right" errorMessage="Invalid email address" />
      </Do>
      <Dont reason="Below the form nobody knows which answer is meant.">
        <Stack gap="s4">
          <TextField label="E-mail" name="wrong" />
          <FormStatus tone="failure">One of the fields is invalid</FormStatus>
        </Stack>
      </Dont>
    </Choice>
  ),
});

/** How the sending went stands in the form. A toast may say it too, never alone: it goes away. */
export const HowItWent = meta.story({
  render: () => (
    <Choice>
      <Do reason="In place. It stays until the next try, and screen readers say it once.">
        <FormStatus tone="success">Sent. You will hear from us.</FormStatus>
      </Do>
      <Dont reason="A coloured word is no message: say what happened and what comes next.">
        <Badge tone="ok">OK</Badge>
      </Dont>
    </Choice>
  ),
});

/** A badge says the state of a thing in a word or two; its shape says it again. It is no button and no heading. */
export const StateOfAThing = meta.story({
  render: () => (
    <Choice>
      <Do reason="State, in one word, beside the thing.">
        <Stack gap="s2">
          <Text>Summit, Amsterdam</Text>
          <Badge tone="ok">Confirmed</Badge>
        </Stack>
      </Do>
      <Dont reason="A sentence is not a state.">
        <Badge tone="ok">We have confirmed this date with the organiser</Badge>
      </Dont>
    </Choice>
  ),
});
