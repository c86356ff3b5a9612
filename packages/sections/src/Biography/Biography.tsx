import type { ContentLink } from '@podium/data/schemas/action.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Inline } from '@podium/ui/Inline/Inline';
import { Link } from '@podium/ui/Link/Link';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { Drawing } from '../parts/Drawing.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import * as styles from './Biography.css.ts';

export interface BiographyContent {
  heading: string;
  paragraphs: string[];
  links: ContentLink[];
}

/**
 * A short biography and links to further pages, beside the brand's illustration.
 *
 * @avoid The home page: use `About`, which has portrait and figures.
 * @content Two to four paragraphs, the first as a summary, and a few links.
 * @dont Use links as the only text of a paragraph.
 */
export function Biography({ content: { heading, paragraphs, links } }: { content: BiographyContent }) {
  return (
    <Section surface="alt">
      <Grid rowGap="s6">
        <GridItem span={{ lg: 4 }}>
          <SectionHeading level={2}>{heading}</SectionHeading>
          <Drawing className={styles.drawing} name="biography" />
        </GridItem>
        <GridItem span={{ lg: 7 }} start={{ lg: 6 }}>
          <Stack gap="s4">
            {paragraphs.map((paragraph, index) => (
              <Text key={paragraph} size={index === 0 ? 'lede' : 'body'}>
                {paragraph}
              </Text>
            ))}
            <Inline gap="s5">
              {links.map(({ label, href }) => (
                <Link key={href} href={href} isStandalone>
                  {label}
                </Link>
              ))}
            </Inline>
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}
