import { Heading, type HeadingProps } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';

interface HeadingWithLedeProps extends Pick<HeadingProps, 'id' | 'level' | 'size'> {
  heading: string;
  lede: string;
}

/** A heading and its first sentence; the element around them sets their distance. */
export function HeadingWithLede({ heading, lede, ...props }: HeadingWithLedeProps) {
  return (
    <>
      <Heading {...props}>{heading}</Heading>
      <Text size="lede" color="secondary">
        {lede}
      </Text>
    </>
  );
}
