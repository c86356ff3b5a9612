import { type ReactNode, useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { emptyAnswers } from '@podium/data/schemas/formFields.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import {
  type SpeakingInquiry as Inquiry,
  type SpeakingInquiryInput,
  speakingInquirySchema,
} from '@podium/data/schemas/speakingInquiry.ts';
import { Container } from '@podium/ui/Container/Container';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Text } from '@podium/ui/Text/Text';
import { useTranslated } from '../parts/messages.tsx';
import { Section } from '../parts/Section.tsx';
import { SubmissionForm, type SubmissionFormContent } from '../parts/SubmissionForm/SubmissionForm.tsx';
import { InquiryFields, type InquiryFieldsContent } from './InquiryFields.tsx';
import * as styles from './SpeakingInquiry.css.ts';

export interface SpeakingInquiryContent {
  heading: string;
  lede: string;
  form: SubmissionFormContent & InquiryFieldsContent & { heading: string };
}

export interface SpeakingInquiryProps {
  content: SpeakingInquiryContent;
  /** The requirements, beside the form. */
  requirements: ReactNode;
  /** Sends the inquiry with the field names of the request body (REQ-CALL-1). */
  onSubmit: (inquiry: Inquiry) => Promise<Result>;
  honeypot?: ReactNode;
}

/**
 * The head of /speaking, above the brand's illustration, and below it the inquiry form (REQ-FORM-3).
 *
 * @avoid Other requests: use `ContactForm`. An invitation to a similar event: use `InvitationDialog`.
 * @content Heading and lede, labels, options and messages of the form, and the requirements beside it.
 * @keyboard A failed submit moves focus to the first invalid field; a success moves it to the confirmation.
 */
export function SpeakingInquiry({ content, requirements, onSubmit, honeypot }: SpeakingInquiryProps) {
  const { heading, lede, form: words } = content;
  const headingId = useId();
  const formHeadingId = useId();
  const form = useForm<SpeakingInquiryInput, unknown, Inquiry>({
    resolver: useTranslated(zodResolver(speakingInquirySchema)),
    defaultValues: emptyAnswers(speakingInquirySchema),
  });
  return (
    <>
      <Section headingId={headingId} surface="accent1" padding="none" isFirst isFullWidth>
        <div className={styles.head}>
          <Container>
            <div className={styles.words}>
              <h1 className={styles.heading} id={headingId}>
                {heading}
              </h1>
              <Text size="lede">{lede}</Text>
            </div>
          </Container>
          <div className={styles.house}>
            <Illustration name="speakingInquiry" />
          </div>
        </div>
      </Section>
      <Section headingId={formHeadingId}>
        <Grid>
          <GridItem span={{ lg: 7 }}>
            <div className={styles.formHeading}>
              <Heading level={2} id={formHeadingId}>
                {words.heading}
              </Heading>
            </div>
            <SubmissionForm
              content={words}
              headingId={formHeadingId}
              form={form}
              onSubmit={onSubmit}
              honeypot={honeypot}
            >
              <InquiryFields content={words} form={form} />
            </SubmissionForm>
          </GridItem>
          <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
            <div className={styles.requirements}>{requirements}</div>
          </GridItem>
        </Grid>
      </Section>
    </>
  );
}
