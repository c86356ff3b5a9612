import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { CaseStudy, CaseStudyCalculation } from '@podium/data/schemas/caseStudy.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { Heading } from '@podium/ui/Heading/Heading';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Drawing } from '../parts/Drawing.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './CaseStudies.css.ts';

export interface CaseStudiesContent {
  heading: string;
  note?: string;
  items: CaseStudy[];
  calculation?: CalculationLabels;
  /** The action of every row. Its URL gets the slug of the row as the query parameter `about`. */
  action: ContentLink;
}

/**
 * Deals with their results: figure, story, emblem and action per row.
 *
 * @avoid The complete list of companies: use `Portfolio`. What people say: use `Testimonials`.
 * @content Three to five items: a formatted figure ("12×"), a title, two sentences and a category. Optionally how the
 *   figure was reached. One action for all rows.
 * @do Say for each what went wrong.
 * @dont Give a figure without saying how it was reached.
 */
export function CaseStudies({ content }: { content: CaseStudiesContent }) {
  const { heading, note, items, calculation: labels, action } = content;
  return (
    <Section>
      <SectionHead heading={heading} note={note} />
      <ul className={styles.ledger}>
        {items.map((item) => {
          const { slug, metric, title, description, category, calculation } = item;
          return (
            <li className={styles.row} key={slug}>
              <p className={styles.metric}>
                <bdi>{metric}</bdi>
              </p>
              <div className={styles.story}>
                <Heading level={3}>{title}</Heading>
                <Text color="secondary">
                  {description} <span className={styles.category}>{category}.</span>
                </Text>
              </div>
              <EntryEmblem className={styles.emblem} kind="caseStudy" entry={item} among={items} isAnimated />
              <div className={styles.action}>
                <ButtonLink variant="secondary" size="small" href={`${action.href}?about=${slug}`}>
                  {action.label}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </ButtonLink>
              </div>
              {calculation && labels && <Calculation {...item} calculation={calculation} labels={labels} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface CalculationLabels {
  show: string;
  fault: string;
  moves: string;
  mistake: string;
  note: string;
}

interface CalculationProps extends Pick<CaseStudy, 'slug' | 'title'> {
  calculation: CaseStudyCalculation;
  labels: CalculationLabels;
}

/** How a result came about. A native `details` element, so that it works without scripts. */
function Calculation({ slug, calculation, labels, title }: CalculationProps) {
  const { figures, sum, result, fault, moves, mistake } = calculation;
  return (
    <details className={styles.calculation}>
      <summary className={styles.toggle}>
        <span className={styles.show}>{labels.show}</span>
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
          <Drawing className={styles.drawing} name={`case-${slug}`} />
        </div>
        <div className={styles.part}>
          <h4 className={styles.label}>{labels.moves}</h4>
          <ol className={styles.moves}>
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
