import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { type FieldOption, type FieldTexts, optionLabel } from '@podium/data/schemas/formFields.ts';
import { type ProposalAnswers, type ProposalContent, proposalQuestions } from '@podium/data/schemas/proposal.ts';
import type { SpeakingInquiry, SpeakingInquiryInput } from '@podium/data/schemas/speakingInquiry.ts';
import { Card } from '@podium/ui/Card/Card';
import { Heading } from '@podium/ui/Heading/Heading';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { Text } from '@podium/ui/Text/Text';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './Proposal.css.ts';

type InquiryControl = Control<SpeakingInquiryInput, unknown, SpeakingInquiry>;

interface ProposalNoteProps {
  content: ProposalContent;
  texts: FieldTexts<SpeakingInquiry>;
  control: InquiryControl;
}

/** The three answers and, above them, the emblem that they draw. Its height does not depend on them. */
export function ProposalNote({ content: { heading, open, emblem }, texts, control }: ProposalNoteProps) {
  const { answers, count } = useProposalAnswers(control);
  const locale = useLocale();
  const options: Record<string, readonly FieldOption[]> = texts.options;
  return (
    <div className={styles.note}>
      <Card>
        <Heading level={3}>{heading}</Heading>
        {emblem && (
          <>
            <div className={styles.progress}>
              {emblem.progress.map((text, index) => (
                <Text size="small" color="secondary" key={text}>
                  <span className={index === count ? undefined : styles.hidden}>{text}</span>
                </Text>
              ))}
            </div>
            <div className={styles.emblem}>
              <EntryEmblem kind="proposal" entry={answers} />
            </div>
          </>
        )}
        <dl className={styles.rows}>
          {proposalQuestions.map((question) => {
            const part = emblem?.parts[question];
            const figures: Record<string, string> = part?.figures ?? {};
            const answer = optionLabel(options[question] ?? [], answers[question]);
            const figure = part ? figures[answers[question]] : answer;
            const note = part && (answer ? fillIn(part.note, { answer }, locale) : part.source);
            return (
              <div className={styles.row} key={question}>
                <dt className={styles.term}>{part?.term ?? texts.fields[question].label}</dt>
                <dd className={answer ? styles.figure : styles.open}>{figure || open}</dd>
                {note && <dd className={styles.rowNote}>{note}</dd>}
              </div>
            );
          })}
        </dl>
      </Card>
    </div>
  );
}

interface ProposalStripProps {
  heading: string;
  emblem: NonNullable<ProposalContent['emblem']>;
  control: InquiryControl;
}

/** The emblem above the submit button, where there is no column beside the form. */
export function ProposalStrip({ heading, emblem, control }: ProposalStripProps) {
  const { answers, count } = useProposalAnswers(control);
  return (
    <div className={styles.strip}>
      <div className={styles.stripEmblem}>
        <EntryEmblem kind="proposal" entry={answers} />
      </div>
      <p className={styles.stripWords}>
        <b className={styles.stripHeading}>{heading}</b> {emblem.progress[count]}
      </p>
    </div>
  );
}

/** The current answers to the questions of the emblem, and the number of answers. */
function useProposalAnswers(control: InquiryControl) {
  const [audience_size, budget_range, event_type] = useWatch({ control, name: proposalQuestions });
  const answers = useMemo(
    // The form only offers the values of the schema.
    () => ({ audience_size, budget_range, event_type }) as ProposalAnswers,
    [audience_size, budget_range, event_type],
  );
  const count = Object.values(answers).filter(Boolean).length as 0 | 1 | 2 | 3;
  return { answers, count };
}
