import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import type { StoryboardContent } from '@podium/data/schemas/tvPage.ts';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { Drawing } from '../parts/Drawing.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import * as styles from './Storyboard.css.ts';

export interface StoryboardProps {
  content: StoryboardContent;
  caseStudy: CaseStudy;
  /** The list that contains it. */
  among: readonly CaseStudy[];
}

/**
 * A past deal as the frames of a storyboard: price, fault, three moves, mistake, exit and result.
 *
 * @avoid Several results below each other: use `CaseStudies`.
 * @content A case study with its calculation, and a label for each kind of frame.
 * @do Say that the deal is closed, and whether it was filmed.
 * @screenReader An ordered list of frames, each with its label.
 */
export function Storyboard({ content, caseStudy, among }: StoryboardProps) {
  const { heading, note, labels, action } = content;
  const { slug, title, calculation } = caseStudy;
  const locale = useLocale();
  if (!calculation) return null;
  const { figures, fault, moves, mistake, sum, result } = calculation;
  const [price, exit] = figures;
  const frames: {
    label: string;
    sentence?: string;
    figure?: string;
    note?: string;
    shot?: keyof typeof styles.frame;
  }[] = [
    { label: price.term, figure: price.figure, note: price.note, shot: 'first' },
    { label: labels.fault, sentence: fault },
    ...moves.map((sentence, index) => ({ label: fillIn(labels.move, { number: index + 1 }, locale), sentence })),
    { label: labels.mistake, sentence: mistake },
    { label: exit.term, figure: exit.figure, note: exit.note },
    { label: labels.result, figure: result, note: sum, shot: 'last' },
  ];
  return (
    <Section>
      <SectionHead heading={heading} note={note} />
      <ol className={styles.strip}>
        {frames.map(({ label, sentence, figure, note: below, shot = 'other' }) => (
          <li className={styles.frame[shot]} key={label}>
            {shot === 'first' && <Drawing className={styles.drawing} name={`case-${slug}`} />}
            {shot === 'last' && (
              <EntryEmblem className={styles.emblem} kind="caseStudy" entry={caseStudy} among={among} isEarly />
            )}
            <p className={styles.label}>{label}</p>
            {sentence && <p className={styles.sentence}>{sentence}</p>}
            {figure && (
              <p className={styles.words}>
                <bdi className={styles.figure[shot]}>{figure}</bdi> <bdi className={styles.note}>{below}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <p className={styles.title}>{title}</p>
        <ButtonLink variant="secondary" size="small" href={`${action.href}?about=${slug}`}>
          {action.label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Section>
  );
}
