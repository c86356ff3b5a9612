import { Badge } from '@podium/ui/Badge/Badge';
import { FormStatus } from '@podium/ui/Field/FormStatus';
import { TextField } from '@podium/ui/Field/TextField';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import preview from '@podium/storybook/preview';
import { Choice, Do, Dont } from '../Choice.tsx';

const meta = preview.meta({});

/** Show an error about one field at that field, and keep the input. */
export const WrongAnswer = meta.story({
  render: () => (
    <Choice>
      <Do reason="At the field, with text, an icon and a heavier border: not by colour alone.">
        <TextField label="E-mail" name="right" errorMessage="Invalid email address" />
      </Do>
      <Dont reason="Below the form it is unclear which field is meant.">
        <Stack gap="s4">
          <TextField label="E-mail" name="wrong" />
          <FormStatus tone="failure">One of the fields is invalid</FormStatus>
        </Stack>
      </Dont>
    </Choice>
  ),
});

/** Show the result of a submission in the form. A toast disappears, so it must not be the only message. */
export const SubmissionResult = meta.story({
  render: () => (
    <Choice>
      <Do reason="In the form: it stays until the next attempt, and screen readers announce it once.">
        <FormStatus tone="success">Sent. You will hear from us.</FormStatus>
      </Do>
      <Dont reason="A coloured word is not a message: say what happened and what comes next.">
        <Badge tone="success">OK</Badge>
      </Dont>
    </Choice>
  ),
});

/** A badge shows a state in one or two words and by a shape. It is neither a button nor a heading. */
export const Badges = meta.story({
  render: () => (
    <Choice>
      <Do reason="A state in one word, beside the item.">
        <Stack gap="s2">
          <Text>Summit, Amsterdam</Text>
          <div>
            <Badge tone="success">Confirmed</Badge>
          </div>
        </Stack>
      </Do>
      <Dont reason="A sentence is not a state.">
        <Badge tone="success">We have confirmed this date with the organiser</Badge>
      </Dont>
    </Choice>
  ),
});
