import type { OneSheet } from '@podium/data/schemas/talk.ts';
import * as styles from './FileLink.css.ts';

/** Downloads a printed sheet. Not `Link`: the router has no page at the address of a file. */
export function FileLink({ label, note, href }: Pick<OneSheet, 'label' | 'note' | 'href'>) {
  return (
    <a className={styles.file} href={href} download>
      <span>
        {label}
        <small className={styles.note}>{note}</small>
      </span>
    </a>
  );
}
