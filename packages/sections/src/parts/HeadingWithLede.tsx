import type { HeadingProps } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { SectionHeading } from './SectionHeading.tsx';

interface HeadingWithLedeProps extends Pick<HeadingProps, 'level' | 'size'> {
  heading: string;
  lede: string;
}

/** A heading and its first sentence; the element around them sets their distance. */
export function HeadingWithLede({ heading, lede, ...props }: HeadingWithLedeProps) {
  return (
    <>
      <SectionHeading {...props}>{heading}</SectionHeading>
      <Text size="lede" color="secondary">
        {lede}
      </Text>
    </>
  );
}
