import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { UnavailableAction } from '@podium/ui/Button/UnavailableAction';
import { Inline } from '@podium/ui/Inline/Inline';
import { Link } from '@podium/ui/Link/Link';
import { Text } from '@podium/ui/Text/Text';
import preview from '@podium/storybook/preview';
import { Choice, Do, Dont } from '../Choice.tsx';

const meta = preview.meta({});

/** `Button` performs an action on the page, `ButtonLink` navigates. The choice does not depend on the appearance. */
export const ButtonOrLink = meta.story({
  render: () => (
    <Choice>
      <Do reason="It leads to another page, so it is a link: it opens in a new tab, and its address can be copied.">
        <ButtonLink href="/speaking">Book Speaking</ButtonLink>
      </Do>
      <Dont reason="A button that goes somewhere by script is dead without it, and says 'button' to a screen reader.">
        <Button>Book Speaking</Button>
      </Dont>
    </Choice>
  ),
});

/** Use one primary button per view. */
export const OnePrimary = meta.story({
  render: () => (
    <Choice>
      <Do reason="One is meant; the other one is there for those who want it.">
        <Inline gap="s3">
          <Button>Book Speaking</Button>
          <Button variant="secondary">Request Deal Access</Button>
        </Inline>
      </Do>
      <Dont reason="Two equals ask the reader to do our work.">
        <Inline gap="s3">
          <Button>Book Speaking</Button>
          <Button>Request Deal Access</Button>
        </Inline>
      </Dont>
    </Choice>
  ),
});

/** An unavailable action stays focusable and says why it is unavailable. */
export const NotYet = meta.story({
  render: () => (
    <Choice>
      <Do reason="Can be focused, does nothing, and says 'Coming soon'. With an address in the content it becomes a link.">
        <UnavailableAction reason="Recorded next week">Listen now</UnavailableAction>
      </Do>
      <Dont reason="A disabled button cannot be focused: whoever comes by keyboard never learns that it exists.">
        <Button isDisabled>Listen now</Button>
      </Dont>
    </Choice>
  ),
});

/** Use a link inside a sentence. */
export const InText = meta.story({
  render: () => (
    <Choice>
      <Do reason="It reads on.">
        <Text>
          Everything else stands in the <Link href="/press">press kit</Link>.
        </Text>
      </Do>
      <Dont reason="A button in a line tears the line, and asks for more attention than the sentence does.">
        <Text>
          Everything else stands in the <ButtonLink href="/press">press kit</ButtonLink>.
        </Text>
      </Dont>
    </Choice>
  ),
});
