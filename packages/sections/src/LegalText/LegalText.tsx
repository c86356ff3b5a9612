import { useId } from 'react';
import type { LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import { Button } from '@podium/ui/Button/Button';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Text } from '@podium/ui/Text/Text';
import { Section } from '../parts/Section.tsx';
import { LegalContents } from './LegalContents.tsx';
import { LegalPart } from './LegalPart.tsx';
import * as styles from './LegalText.css.ts';

export interface LegalTextProps {
  content: LegalDocument;
  /** Back in the site's history, else home (REQ-ROUTE-5). */
  onBack: () => void;
}

/**
 * A legal text with its contents, a Back button at the top and at the bottom, and a closing action.
 *
 * @avoid Articles and biographies: the layout is made for parts with headings.
 * @content A summary in plain words, the version with its date, and parts with id and heading.
 */
export function LegalText({ content, onBack }: LegalTextProps) {
  const { heading, version, summary, contentsLabel, back, parts, closing } = content;
  const headingId = useId();
  return (
    <Section headingId={headingId} isFirst>
      <div className={styles.paper}>
        <Illustration name="backdrop" />
      </div>
      <Button variant="quiet" onPress={onBack}>
        {back}
      </Button>
      <div className={styles.head}>
        <Heading level={1} id={headingId}>
          {heading}
        </Heading>
        <Text size="lede">{summary}</Text>
        <Text size="small" tone="secondary">
          {version}
        </Text>
      </div>
      <Grid rowGap="s6">
        <GridItem span={{ lg: 3 }}>
          <LegalContents label={contentsLabel} parts={parts} />
        </GridItem>
        <GridItem span={{ lg: 6 }} start={{ lg: 5 }}>
          {parts.map((part) => (
            <LegalPart key={part.id} part={part} />
          ))}
          {closing && (
            <div className={styles.closing}>
              <Heading level={2} size="h3">
                {closing.heading}
              </Heading>
              <ButtonLink href={closing.action.href}>{closing.action.label}</ButtonLink>
            </div>
          )}
          <div className={styles.foot}>
            <Button variant="quiet" onPress={onBack}>
              {back}
            </Button>
          </div>
        </GridItem>
      </Grid>
    </Section>
  );
}
