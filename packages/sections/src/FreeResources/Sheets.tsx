import type { FreeResource } from '@podium/data/schemas/freeResource.ts';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Stack } from '@podium/ui/Stack/Stack';
import * as styles from './Sheets.css.ts';

interface SheetsProps {
  items: FreeResource[];
  pagesLabel: string;
}

/** The covers of the free resources, overlapping. */
export function Sheets({ items, pagesLabel }: SheetsProps) {
  return (
    <ul className={styles.sheets}>
      {items.map(({ type, title, pages }) => (
        <li className={styles.sheet} key={type}>
          <p className={styles.title}>{title}</p>
          <Stack>
            <Illustration name={`resource-${type}`} />
            {pages && (
              <p className={styles.pages}>
                <b className={styles.figure}>{pages}</b> {pagesLabel}
              </p>
            )}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
