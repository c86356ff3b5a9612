import type { CaseStudyWorking } from '@podium/data/schemas/caseStudy.ts';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import * as styles from './Working.css.ts';

export interface WorkingLabels {
  /** On the toggle, closed and open. */
  show: string;
  hide: string;
  fault: string;
  moves: string;
  mistake: string;
  note: string;
}

interface WorkingProps {
  working: CaseStudyWorking;
  labels: WorkingLabels;
  /** Part of the toggle's accessible name. */
  title: string;
}

/** How a result came about. A native `details` element, so that it works without scripts. */
export function Working({ working, labels, title }: WorkingProps) {
  const { figures, sum, result, fault, moves, mistake } = working;
  return (
    <details className={styles.working}>
      <summary className={styles.toggle}>
        <span className={styles.show}>{labels.show}</span>
        <span className={styles.hide}>{labels.hide}</span>
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <div className={styles.part}>
          <dl className={styles.figures}>
            {figures.map(({ term, figure, note }) => (
              <div key={term}>
                <dt className={styles.label}>{term}</dt>
                <dd className={styles.note}>
                  <bdi className={styles.figure}>{figure}</bdi> {note}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.sum}>
            <bdi>{sum}</bdi> <bdi className={styles.result}>{result}</bdi>
          </p>
        </div>
        <div className={styles.part}>
          <h4 className={styles.label}>{labels.fault}</h4>
          <p className={styles.fault}>{fault}</p>
        </div>
        <div className={styles.part}>
          <h4 className={styles.label}>{labels.moves}</h4>
          <ol>
            {moves.map((move) => (
              <li className={styles.move} key={move}>
                {move}
              </li>
            ))}
          </ol>
        </div>
        <p className={styles.foot}>
          <span>
            <b>{labels.mistake}</b> {mistake}
          </span>
          <span className={styles.note}>{labels.note}</span>
        </p>
      </div>
    </details>
  );
}
