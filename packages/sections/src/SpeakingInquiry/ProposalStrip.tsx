import type { ProposalContent } from '@podium/data/schemas/proposal.ts';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './Proposal.css.ts';
import { type InquiryControl, useProposalAnswers } from './useProposalAnswers.ts';

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
