import { Button } from '@podium/ui/Button/Button';
import { Card } from '@podium/ui/Card/Card';
import { Container } from '@podium/ui/Container/Container';
import { Inline } from '@podium/ui/Inline/Inline';
import { Stack } from '@podium/ui/Stack/Stack';
import { Action } from '../parts/Action.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import * as styles from './SecondFactorRequired.css.ts';

export interface SecondFactorRequiredContent {
  heading: string;
  text: string;
  setUp: string;
  home: { label: string; href: string };
}

export interface SecondFactorRequiredProps {
  content: SecondFactorRequiredContent;
  /** Opens the account dialog, where a second factor is set up. */
  onSetUp: () => void;
}

/**
 * Replaces the deals where they require a second factor and the account has none (REQ-AUTH-7).
 *
 * @avoid Missing conditions of the application: use `QualificationRequired`.
 * @content Why it is needed, in one sentence, and a label for setting it up.
 * @dont Show the deals behind it.
 */
export function SecondFactorRequired({ content, onSetUp }: SecondFactorRequiredProps) {
  return (
    <Container>
      <div className={styles.page}>
        <Card>
          <Stack gap="s5">
            <HeadingWithLede level={1} heading={content.heading} lede={content.text} />
            <Inline>
              <Button onPress={onSetUp}>{content.setUp}</Button>
              <Action action={content.home} variant="secondary" />
            </Inline>
          </Stack>
        </Card>
      </div>
    </Container>
  );
}
