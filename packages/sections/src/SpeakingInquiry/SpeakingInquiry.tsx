import { type ReactNode, useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Outcome } from '@podium/data/schemas/outcome';
import {
  type SpeakingInquiry as Inquiry,
  type SpeakingInquiryInput,
  speakingInquirySchema,
} from '@podium/data/schemas/speakingInquiry';
import { Container } from '@podium/ui/Container/Container';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Plate } from '@podium/ui/Plate/Plate';
import { Text } from '@podium/ui/Text/Text';
import { Section } from '../parts/Section.tsx';
import { ThankedForm, type ThankedFormContent } from '../parts/ThankYou/ThankedForm.tsx';
import { InquiryFields, type InquiryFieldsContent } from './InquiryFields.tsx';
import * as styles from './SpeakingInquiry.css.ts';

export interface SpeakingInquiryContent {
  heading: string;
  lede: string;
  form: ThankedFormContent & InquiryFieldsContent & { heading: string };
}

export interface SpeakingInquiryProps {
  content: SpeakingInquiryContent;
  /** What an organiser agrees to, beside the form. */
  rider: ReactNode;
  /** Sends the inquiry under the names of the wire (specification §7, call 10). */
  onSubmit: (inquiry: Inquiry) => Promise<Outcome>;
  /** Stands in the form for machines alone. */
  decoy?: ReactNode;
}

const emptyInquiry: SpeakingInquiryInput = {
  name: '',
  email: '',
  company: '',
  event_type: '',
  event_date_range: '',
  budget_range: '',
  audience_size: '',
  message: '',
};

/** The head of /speaking over a house of one thousand seats, and below it the form (specification §4, §5). */
export function SpeakingInquiry({ content, rider, onSubmit, decoy }: SpeakingInquiryProps) {
  const { heading, lede, form: words } = content;
  const headingId = useId();
  const formHeadingId = useId();
  const form = useForm<SpeakingInquiryInput, unknown, Inquiry>({
    resolver: zodResolver(speakingInquirySchema),
    defaultValues: emptyInquiry,
  });
  return (
    <>
      <Section headingId={headingId} ground="sun" padding="none" isFirst>
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
            <Plate name="seats" ink="current" />
          </div>
        </div>
      </Section>
      <Section headingId={formHeadingId}>
        <Container>
          <Grid>
            <GridItem span={{ lg: 7 }}>
              <div className={styles.formHeading}>
                <Heading level={2} id={formHeadingId}>
                  {words.heading}
                </Heading>
              </div>
              <ThankedForm content={words} headingId={formHeadingId} form={form} onSubmit={onSubmit} decoy={decoy}>
                <InquiryFields content={words} form={form} />
              </ThankedForm>
            </GridItem>
            <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
              <div className={styles.rider}>{rider}</div>
            </GridItem>
          </Grid>
        </Container>
      </Section>
    </>
  );
}
