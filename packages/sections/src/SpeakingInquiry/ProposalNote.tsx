import { type FieldOption, type FieldTexts, optionLabel } from '@podium/data/schemas/formFields.ts';
import { type ProposalContent, proposalQuestions } from '@podium/data/schemas/proposal.ts';
import type { SpeakingInquiry } from '@podium/data/schemas/speakingInquiry.ts';
import { Card } from '@podium/ui/Card/Card';
import { Heading } from '@podium/ui/Heading/Heading';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { Text } from '@podium/ui/Text/Text';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './Proposal.css.ts';
import { type InquiryControl, useProposalAnswers } from './useProposalAnswers.ts';

interface ProposalNoteProps {
  content: ProposalContent;
  /** Labels and options of the form. */
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
