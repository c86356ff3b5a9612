import { useId } from 'react';
import { Stack } from '@podium/ui/Stack/Stack';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Section } from '../parts/Section.tsx';
import { ProofSheet, type Proof } from './ProofSheet.tsx';

export interface BlogHeroContent {
  heading: string;
  tagline: string;
  proof?: Proof;
}

/**
 * The blog before its first post: name and tagline, on a printer's proof if the brand has one.
 *
 * @avoid A blog with posts: this section has no list.
 * @content A name of one short word and a tagline of one or two sentences. On a proof: a line about the sheet, one word
 *   of the tagline to circle, and up to three short marks for its margin.
 * @do Say when to expect the first post, or where it is announced.
 * @dont List posts that are not written.
 */
export function BlogHero({ content: { heading, tagline, proof } }: { content: BlogHeroContent }) {
  const headingId = useId();
  return (
    <Section headingId={headingId} isFirst>
      {proof ? (
        <ProofSheet headingId={headingId} heading={heading} tagline={tagline} proof={proof} />
      ) : (
        <Stack gap="s6">
          <HeadingWithLede level={1} size="mega" heading={heading} lede={tagline} />
        </Stack>
      )}
    </Section>
  );
}
