import type { ComponentType } from 'react';
import type { FreeResource } from '@podium/data/schemas/freeResource.ts';
import type { ResourceType } from '@podium/data/schemas/resourceDownload.ts';
import { Stack } from '@podium/ui/Stack/Stack';
import { ContractDrawing } from './ContractDrawing.tsx';
import { WeekDrawing } from './WeekDrawing.tsx';
import * as styles from './Sheets.css.ts';

interface SheetsProps {
  items: FreeResource[];
  pagesLabel: string;
}

const drawings: Record<ResourceType, ComponentType> = { ai_prompts: ContractDrawing, hell_week_pdf: WeekDrawing };

/** The covers of the free resources, overlapping. */
export function Sheets({ items, pagesLabel }: SheetsProps) {
  return (
    <ul className={styles.sheets}>
      {items.map(({ type, title, pages }) => {
        const Drawing = drawings[type];
        return (
          <li className={styles.sheet} key={type}>
            <p className={styles.title}>{title}</p>
            <Stack>
              <Drawing />
              {pages && (
                <p className={styles.pages}>
                  <b className={styles.figure}>{pages}</b> {pagesLabel}
                </p>
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
