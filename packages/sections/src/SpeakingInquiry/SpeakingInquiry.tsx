import { type ReactNode, use, useEffect, useRef } from 'react';
import { emptyAnswers } from '@podium/data/schemas/formFields.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { type SpeakingInquiry as Inquiry, speakingInquirySchema } from '@podium/data/schemas/speakingInquiry.ts';
import { type ProposalContent, proposalNumber } from '@podium/data/schemas/proposal.ts';
import { messageAbout, talkAnchor } from '@podium/data/schemas/askedTalk.ts';
import type { OneSheet, Talk } from '@podium/data/schemas/talk.ts';
import { ArtworkContext } from '@podium/ui/Artwork/Artwork';
import { Button } from '@podium/ui/Button/Button';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { useLocale } from '@podium/ui/locale/Locale';
import { fillIn } from '@podium/ui/locale/texts';
import { FileLink } from '../parts/FileLink.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { useFields } from '../parts/useFields.ts';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { SubmissionForm, type SubmissionFormContent } from '../parts/SubmissionForm/SubmissionForm.tsx';
import type { Receipt } from '../parts/SubmissionForm/SuccessPanel.tsx';
import { InquiryFields, type InquiryFieldsContent } from './InquiryFields.tsx';
import { ProposalNote, ProposalStrip } from './Proposal.tsx';
import { saveEmblem } from './saveEmblem.ts';
import * as styles from './SpeakingInquiry.css.ts';

export interface SpeakingInquiryContent {
  form: SubmissionFormContent & InquiryFieldsContent & { heading: string };
}

export interface SpeakingInquiryProps {
  content: SpeakingInquiryContent;
  /** Texts of the proposal: its number and, if the brand draws one, its emblem. */
  proposal: ProposalContent;
  requirements: ReactNode;
  /** Sends the inquiry with the field names of the request body (REQ-CALL-1). */
  onSubmit: (inquiry: Inquiry) => Promise<Result>;
  honeypot?: ReactNode;
  /** A file that an organiser can pass on, beside the submit button. */
  oneSheet?: OneSheet;
  /** The talks whose links lead to the form. */
  talks?: readonly Talk[];
  /** Sets the event type and starts the message with the title, again for each new object. */
  asked?: { talk: Talk };
}

const noTalks: readonly Talk[] = [];

/**
 * The speaking inquiry form (REQ-FORM-3), with the requirements beside it. Its three optional answers draw the emblem of
 * the proposal, which its confirmation repeats with a number (REQ-SPK-2).
 *
 * @avoid Other requests: use `ContactForm`. An invitation to a similar event: use `InvitationDialog`.
 * @content A heading, labels, options and messages of the form, and the requirements beside it.
 * @do Mark the fields that may stay empty.
 * @keyboard A failed submit moves focus to the first invalid field; a success moves it to the confirmation.
 */
export function SpeakingInquiry(props: SpeakingInquiryProps) {
  const { content, proposal, requirements, onSubmit, honeypot, oneSheet, talks = noTalks, asked } = props;
  const { form: words } = content;
  const locale = useLocale();
  const emblem = useRef<HTMLDivElement>(null);
  const { Emblem } = use(ArtworkContext);
  const note = Emblem ? proposal : { ...proposal, emblem: undefined };
  const form = useFields(speakingInquirySchema, emptyAnswers(speakingInquirySchema));
  const { getValues, setValue } = form;

  useEffect(() => {
    if (!asked) return;
    setValue('event_type', asked.talk.eventType);
    setValue('message', messageAbout(asked.talk, getValues('message'), talks));
  }, [asked, getValues, setValue, talks]);

  const receipt = (sent: Inquiry): Receipt => {
    const number = proposalNumber(sent);
    return {
      emblem: note.emblem && (
        <div ref={emblem}>
          <EntryEmblem kind="proposal" entry={sent} isAnimated />
        </div>
      ),
      number: fillIn(note.number, { number }, locale),
      action: note.emblem && (
        <Button variant="quiet" onPress={() => saveEmblem(emblem.current, `proposal-${number.replace(/\D/, '')}.svg`)}>
          {note.emblem.save}
        </Button>
      ),
    };
  };

  // The target of the talks' links. Focus moves to the heading.
  const target = talks.reduce<ReactNode>(
    (text, talk) => (
      <span id={talkAnchor(talk)} key={talk.id}>
        {text}
      </span>
    ),
    words.heading,
  );
  return (
    <Section>
      <Grid>
        <GridItem span={{ lg: 7 }}>
          <div className={styles.formHeading}>
            <SectionHeading level={2}>{target}</SectionHeading>
          </div>
          <SubmissionForm
            content={words}
            form={form}
            onSubmit={onSubmit}
            honeypot={honeypot}
            receipt={receipt}
            beside={oneSheet && <FileLink {...oneSheet} />}
          >
            <InquiryFields content={words} form={form} />
            {note.emblem && <ProposalStrip heading={note.heading} emblem={note.emblem} control={form.control} />}
          </SubmissionForm>
        </GridItem>
        <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
          <div className={styles.aside}>
            <ProposalNote content={note} texts={words} control={form.control} />
            {requirements}
          </div>
        </GridItem>
      </Grid>
    </Section>
  );
}
