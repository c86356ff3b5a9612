import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Stack } from '@podium/ui/Stack/Stack';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import * as styles from './NotFound.css.ts';

export interface NotFoundContent {
  /** The number, in two layers that stay shifted against each other. */
  number: string;
  heading: string;
  text: string;
  home: { label: string; href: string };
}

/**
 * The 404 page (REQ-ROUTE-3), inside `MinimalLayout`.
 *
 * @avoid A page that failed to load: use `ErrorPage`.
 * @content A number of up to three digits, a heading, one sentence and a link to the home page.
 * @dont Guess what the visitor was looking for.
 */
export function NotFound({ content }: { content: NotFoundContent }) {
  return (
    <Stack gap="s5">
      <span className={styles.number} aria-hidden="true">
        <span className={styles.layer.primary}>{content.number}</span>
        <span className={styles.layer.secondary}>{content.number}</span>
      </span>
      <HeadingWithLede level={1} heading={content.heading} lede={content.text} />
      <div>
        <ButtonLink href={content.home.href}>{content.home.label}</ButtonLink>
      </div>
    </Stack>
  );
}
