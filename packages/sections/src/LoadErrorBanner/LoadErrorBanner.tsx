import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import * as styles from './LoadErrorBanner.css.ts';

export interface LoadErrorBannerContent {
  text: string;
  retry: string;
}

export interface LoadErrorBannerProps {
  content: LoadErrorBannerContent;
  /** The host finds the bar by this id and removes its `hidden` attribute, with or without React. */
  id: string;
}

/**
 * Hidden at the bottom of the viewport until a part of the page fails to load. Its retry is a link to the page itself,
 * so that it works when no script has loaded.
 *
 * @avoid A page that cannot be shown at all: use `ErrorPage`. A failed form: it shows its own message.
 * @content One sentence that says what may be missing, and a label for the link.
 * @do Name the part that may be missing.
 * @screenReader Announced when it appears (role `alert`).
 */
export function LoadErrorBanner({ content, id }: LoadErrorBannerProps) {
  return (
    <div id={id} hidden role="alert" className={styles.bar}>
      <p>{content.text}</p>
      <ButtonLink href="" variant="secondary" size="small">
        {content.retry}
      </ButtonLink>
    </div>
  );
}
