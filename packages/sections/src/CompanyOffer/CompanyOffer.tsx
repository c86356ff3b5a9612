import type { CompanyOfferContent } from '@podium/data/schemas/tvPage.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Inline } from '@podium/ui/Inline/Inline';
import { Stack } from '@podium/ui/Stack/Stack';
import { Drawing } from '../parts/Drawing.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Note } from '../parts/Note.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './CompanyOffer.css.ts';

/**
 * Asks owners to offer their company: the conditions, and a link to the contact form.
 *
 * @avoid Investors: use `InvestmentPage`. Organisers: use `SpeakingInquiry`.
 * @content A heading, one sentence, two to five conditions of a term and a sentence, and the action.
 * @do Say what the owner keeps.
 * @dont Promise a price.
 */
export function CompanyOffer({ content }: { content: CompanyOfferContent }) {
  const { heading, lede, conditions, action, note } = content;
  return (
    <Section surface="alt">
      <Grid rowGap="s7">
        <GridItem span={{ lg: 5 }}>
          <Stack gap="s5">
            <HeadingWithLede level={2} heading={heading} lede={lede} />
            <Inline>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
            </Inline>
            {note && (
              <Note>
                <RichText text={note} />
              </Note>
            )}
          </Stack>
          <Drawing className={styles.drawing} name="signature" />
        </GridItem>
        <GridItem span={{ lg: 6 }} start={{ lg: 7 }}>
          <dl className={styles.conditions}>
            {conditions.map(({ term, text }) => (
              <div className={styles.condition} key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </GridItem>
      </Grid>
    </Section>
  );
}
