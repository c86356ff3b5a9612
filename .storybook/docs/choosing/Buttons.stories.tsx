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
      <Do reason="It leads to another page, so it is a link: it can be opened in a new tab, and its URL can be copied.">
        <ButtonLink href="/speaking">Book Speaking</ButtonLink>
      </Do>
      <Dont reason="A button that navigates by script does nothing without it, and screen readers announce a button.">
        <Button>Book Speaking</Button>
      </Dont>
    </Choice>
  ),
});

/** Use one primary button per view. */
export const OnePrimary = meta.story({
  render: () => (
    <Choice>
      <Do reason="The primary button shows which action is recommended.">
        <Inline gap="s3">
          <Button>Book Speaking</Button>
          <Button variant="secondary">Request Deal Access</Button>
        </Inline>
      </Do>
      <Dont reason="Two primary buttons do not show which action is recommended.">
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
      <Do reason="It can be focused, and says why it does nothing. With an address in the content it becomes a link.">
        <UnavailableAction reason="Recorded next week">Listen now</UnavailableAction>
      </Do>
      <Dont reason="A disabled button cannot be focused, so keyboard users do not find it.">
        <Button isDisabled>Listen now</Button>
      </Dont>
    </Choice>
  ),
});

/** Use a link inside a sentence. */
export const InText = meta.story({
  render: () => (
    <Choice>
      <Do reason="The link is part of the sentence.">
        <Text>
          Everything else stands in the <Link href="/press">press kit</Link>.
        </Text>
      </Do>
      <Dont reason="A button interrupts the line, and draws more attention than the sentence.">
        <Text>
          Everything else stands in the <ButtonLink href="/press">press kit</ButtonLink>.
        </Text>
      </Dont>
    </Choice>
  ),
});
