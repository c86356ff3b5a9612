import { useId } from 'react';
import type { FreeResource } from '@podium/data/schemas/freeResource.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Section } from '../parts/Section.tsx';
import { type OnRequest, RequestForm, type RequestFormContent } from './RequestForm.tsx';
import * as styles from './FreeResources.css.ts';

export interface FreeResourcesContent extends RequestFormContent {
  heading: string;
  lede: string;
  pagesLabel: string;
  /** The first is drawn below the second. */
  items: FreeResource[];
}

export interface FreeResourcesProps {
  content: FreeResourcesContent;
  onRequest: OnRequest;
}

/**
 * Two covers, and the form that requests them by e-mail (REQ-RES-1).
 *
 * @avoid Tools that open without a mail: use `AiTools`. The newsletter alone: use `Newsletter`.
 * @content Two resources with title, number of pages and downloads, and the words of the form for each result.
 * @keyboard One field and two buttons; an invalid address moves focus to the field.
 */
export function FreeResources({ content, onRequest }: FreeResourcesProps) {
  const headingId = useId();
  return (
    <Section headingId={headingId} surface="accent2">
      <Grid align="center" rowGap="s7">
        <GridItem span={{ lg: 5 }}>
          <ul className={styles.sheets}>
            {content.items.map(({ type, title, pages }) => (
              <li className={styles.sheet} key={type}>
                <p className={styles.title}>{title}</p>
                <Stack>
                  <Illustration name={`resource-${type}`} />
                  {pages && (
                    <p className={styles.pages}>
                      <b className={styles.figure}>{pages}</b> {content.pagesLabel}
                    </p>
                  )}
                </Stack>
              </li>
            ))}
          </ul>
        </GridItem>
        <GridItem span={{ lg: 6 }} start={{ lg: 7 }}>
          <Stack gap="s5">
            <Heading level={2} id={headingId}>
              {content.heading}
            </Heading>
            <Text size="lede">{content.lede}</Text>
            <RequestForm content={content} onRequest={onRequest} />
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}
