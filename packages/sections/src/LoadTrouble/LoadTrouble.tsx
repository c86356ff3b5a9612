import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { ground } from '@podium/ui/theme/fields.css';
import * as styles from './LoadTrouble.css.ts';

export interface LoadTroubleContent {
  text: string;
  /** Label of the link that loads the page again. */
  retry: string;
}

export interface LoadTroubleProps {
  content: LoadTroubleContent;
  /** The host finds the bar by it and takes its `hidden` away, with or without React. */
  id: string;
}

/**
 * Waits hidden at the foot of the window until a part of the page fails to load. It has to be of use when no script has
 * come at all: its retry is a link to the page itself.
 */
export function LoadTrouble({ content, id }: LoadTroubleProps) {
  return (
    <div id={id} hidden role="alert" className={`${ground.night} ${styles.bar}`}>
      <p>{content.text}</p>
      <ButtonLink href="" variant="secondary" size="small" tone="night">
        {content.retry}
      </ButtonLink>
    </div>
  );
}
