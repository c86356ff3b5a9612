import type { ContentLink } from '@podium/data/schemas/action.ts';
import { Container } from '@podium/ui/Container/Container';
import { Inline } from '@podium/ui/Inline/Inline';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Action } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './CallToAction.css.ts';

export interface CallToActionContent {
  heading: string;
  note?: string;
  actions: { primary: ContentLink; secondary: ContentLink };
}

/**
 * One sentence and two actions, at the end of a page.
 *
 * @avoid The start of a page: use a hero. Two of these on a page.
 * @content A sentence of up to about six words, and two actions, the more important one first. A note is optional.
 * @do Begin both labels with a verb.
 * @dont Offer the same action as the section above it.
 */
export function CallToAction({ content: { heading, note, actions } }: { content: CallToActionContent }) {
  return (
    <Section surface="accent3" isFullWidth>
      <Drawing className={styles.picture} name="callToAction" />
      <Container>
        <div className={styles.words}>
          <SectionHeading level={2} size="mega">
            {heading}
          </SectionHeading>
          <Stack gap="s7">
            {note && <Text size="lede">{note}</Text>}
            <Inline>
              <Action action={actions.primary} />
              <Action action={actions.secondary} variant="secondary" />
            </Inline>
          </Stack>
        </div>
      </Container>
    </Section>
  );
}
