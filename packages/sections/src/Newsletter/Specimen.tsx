import * as styles from './Specimen.css.ts';

export interface SpecimenContent {
  /** 'No. 112'. */
  number: string;
  /** Says that it is a sample. */
  label: string;
  title: string;
  rows: readonly { term: string; value: string }[];
}

interface SpecimenProps {
  content: SpecimenContent;
  /** It falls off, except under reduced motion. */
  isTornOff: boolean;
}

/** What an issue of the newsletter looks like. */
export function Specimen({ content: { number, label, title, rows }, isTornOff }: SpecimenProps) {
  return (
    <figure className={styles.specimen({ isTornOff })}>
      <figcaption className={styles.head}>
        <span>{number}</span>
        <span>{label}</span>
      </figcaption>
      <p className={styles.title}>{title}</p>
      <dl className={styles.rows}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
