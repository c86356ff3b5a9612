import { useId } from 'react';
import { Container } from '@podium/ui/Container/Container';
import { GrowthRibbon } from '@podium/ui/GrowthRibbon/GrowthRibbon';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { Section } from '../parts/Section.tsx';
import * as styles from './BlogHead.css.ts';

export interface BlogHeadContent {
  heading: string;
  tagline: string;
}

export interface BlogHeadProps {
  content: BlogHeadContent;
}

/** Set by hand: there is nothing to count before the first note. */
const swell = [1, 2, 5, 9].map((count, index, { length }) => ({ at: index / (length - 1), count }));

/** The whole blog so far: its name, its promise, and one still ribbon. */
export function BlogHead({ content: { heading, tagline } }: BlogHeadProps) {
  const headingId = useId();
  return (
    <Section headingId={headingId} isFirst>
      <Container>
        <div className={styles.words}>
          <Heading level={1} size="mega" id={headingId}>
            {heading}
          </Heading>
          <Text size="lede" tone="secondary">
            {tagline}
          </Text>
        </div>
      </Container>
      <GrowthRibbon steps={swell} />
    </Section>
  );
}
