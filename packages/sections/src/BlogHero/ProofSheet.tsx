import * as styles from './ProofSheet.css.ts';

export interface Proof {
  /** What the head of the sheet says: its number, its date, the state of the proof. */
  headerLine: readonly string[];
  circled: string;
  /** Corrections in the margin, beside the tagline and the missing text. Hidden from screen readers. */
  marks: { tagline: readonly string[]; text: readonly string[] };
}

export interface ProofSheetProps {
  headingId: string;
  heading: string;
  tagline: string;
  proof: Proof;
}

const numbers = Array.from({ length: 13 }, (_, index) => 5 * (index + 1));

/** A printer's proof: heading and tagline as text, ruled lines for the body, corrections in the margin. */
export function ProofSheet({ headingId, heading, tagline, proof: { headerLine, circled, marks } }: ProofSheetProps) {
  const [before, after] = tagline.split(circled);
  return (
    <div className={styles.sheet}>
      <div className={styles.headerLine}>
        {headerLine.map((part) => (
          <span key={part}>{part}</span>
        ))}
        <svg className={styles.register} viewBox="-17 -17 34 34" aria-hidden="true">
          <circle r="8" />
          <path d="M-17 0H17M0-17V17" />
        </svg>
      </div>
      <div className={styles.body}>
        <div className={styles.numbers} aria-hidden="true">
          {numbers.map((number) => (
            <span key={number}>{number}</span>
          ))}
        </div>
        <h1 className={styles.heading} id={headingId}>
          {heading}
        </h1>
        <p className={styles.tagline}>
          {before}
          {after !== undefined && <span className={styles.circled}>{circled}</span>}
          {after}
        </p>
        <Marks className={styles.marks.tagline} marks={marks.tagline} />
        <div className={styles.text} aria-hidden="true">
          {styles.paragraphs.map((paragraph) => (
            <span key={paragraph} className={paragraph} />
          ))}
        </div>
        <Marks className={styles.marks.text} marks={marks.text} />
      </div>
      <div className={styles.inks} />
    </div>
  );
}

function Marks({ className, marks }: { className: string; marks: readonly string[] }) {
  return (
    <div className={className} aria-hidden="true">
      {marks.map((mark) => (
        <p key={mark}>{mark}</p>
      ))}
    </div>
  );
}
