import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Heading } from '@podium/ui/Heading/Heading';
import { MisregisteredNumber } from '@podium/ui/MisregisteredNumber/MisregisteredNumber';
import * as styles from './NotFound.css.ts';

export interface NotFoundContent {
  /** The number that never comes into register. */
  number: string;
  heading: string;
  text: string;
  home: { label: string; href: string };
}

export interface NotFoundProps {
  content: NotFoundContent;
}

/** The page for an address where nothing was printed. */
export function NotFound({ content }: NotFoundProps) {
  return (
    <>
      <MisregisteredNumber value={content.number} />
      <div className={styles.heading}>
        <Heading level={1}>{content.heading}</Heading>
      </div>
      <p className={styles.message}>{content.text}</p>
      <ButtonLink href={content.home.href}>{content.home.label}</ButtonLink>
    </>
  );
}
