import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import { Icon } from '@podium/ui/Icon/Icon';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './AskedAbout.css.ts';

export interface AskedAboutContent {
  label: string;
  /** Accessible name of the button. */
  remove: string;
}

export interface AskedAboutProps {
  content: AskedAboutContent;
  /** The case study, and the list that it comes from. */
  about: { entry: CaseStudy; among: readonly CaseStudy[] };
  onRemove: () => void;
}

/** What the visitor asked about, and a button that removes it. */
export function AskedAbout({ content: { label, remove }, about: { entry, among }, onRemove }: AskedAboutProps) {
  return (
    <div className={styles.about}>
      <div className={styles.emblem}>
        <EntryEmblem kind="caseStudy" entry={entry} among={among} />
      </div>
      <p className={styles.words}>
        {label} <b className={styles.title}>{entry.title}</b>
      </p>
      <button type="button" className={styles.remove} aria-label={`${remove}: ${entry.title}`} onClick={onRemove}>
        <Icon name="cross" />
      </button>
    </div>
  );
}
