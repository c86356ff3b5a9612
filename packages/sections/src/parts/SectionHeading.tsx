import { createContext, use } from 'react';
import { Heading, type HeadingProps } from '@podium/ui/Heading/Heading';

/** The id that `Section` gives to its heading. */
export const SectionHeadingId = createContext<string | undefined>(undefined);

/** The heading that names the section around it. */
export function SectionHeading(props: Omit<HeadingProps, 'id'>) {
  return <Heading {...props} id={use(SectionHeadingId)} />;
}
