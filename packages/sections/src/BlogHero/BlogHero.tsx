import { useId } from 'react';
import { Container } from '@podium/ui/Container/Container';
import { GrowthChart } from '@podium/ui/Artwork/GrowthChart';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './BlogHero.css.ts';

export interface BlogHeroContent {
  heading: string;
  tagline: string;
}

/** Fixed values: there are no posts to count yet. */
const swell = [1, 2, 5, 9].map((count, index, { length }) => ({ at: index / (length - 1), count }));

/**
 * The blog before its first post: name, tagline and a drawing.
 *
 * @avoid A blog with posts: this section has no list.
 * @content A name of one or two words and a tagline of one sentence.
 */
export function BlogHero({ content: { heading, tagline } }: { content: BlogHeroContent }) {
  const headingId = useId();
  return (
    <Section headingId={headingId} isFirst isFullWidth>
      <Container>
        <div className={styles.words}>
          <HeadingWithLede level={1} size="mega" id={headingId} heading={heading} lede={tagline} />
        </div>
      </Container>
      <GrowthChart steps={swell} />
    </Section>
  );
}
