import { type CSSProperties, type ReactNode, useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import { type ContactInput, type ContactMessage, contactSchema, inquiryTypes } from '@podium/data/schemas/contact.ts';
import { emptyAnswers } from '@podium/data/schemas/formFields.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { PromiseFigure } from '@podium/ui/Artwork/PromiseFigure';
import { useTranslated } from '../parts/messages.tsx';
import { Section } from '../parts/Section.tsx';
import { SubmissionForm, type SubmissionFormContent } from '../parts/SubmissionForm/SubmissionForm.tsx';
import * as styles from './ContactForm.css.ts';
import { ContactFields, type ContactFieldsContent } from './ContactFields.tsx';
import { OtherWays, type OtherWaysContent } from './OtherWays.tsx';

export interface ContactFormContent {
  heading: string;
  /** The mailbox, set as large as its line allows. */
  address: ContentLink;
  promise: { figure: string; text: string };
  form: SubmissionFormContent & ContactFieldsContent;
  margin: OtherWaysContent;
}

export interface ContactFormProps {
  content: ContactFormContent;
  /** Sends the message with the field names of the request body (REQ-CALL-1). */
  onSubmit: (message: ContactMessage) => Promise<Result>;
  honeypot?: ReactNode;
}

/**
 * The page /contact: the address, the contact form, and other contact details.
 *
 * @avoid Invitations to speak: use `SpeakingInquiry`. A teaser on another page: use `ContactStrip`.
 * @content The mailbox, a promise in figures, labels and messages of the form, and other ways to get in
 *   touch.
 * @keyboard A failed submit moves focus to the first invalid field; a success moves it to the confirmation.
 */
export function ContactForm({ content, onSubmit, honeypot }: ContactFormProps) {
  const { heading, address, promise, form: words, margin } = content;
  const headingId = useId();
  const form = useForm<ContactInput, unknown, ContactMessage>({
    resolver: useTranslated(zodResolver(contactSchema)),
    defaultValues: { ...emptyAnswers(contactSchema), inquiry_type: inquiryTypes[0] },
  });
  return (
    <Section headingId={headingId} isFirst>
      <div className={styles.head}>
        <div className={styles.letterhead}>
          <Heading level={1} size="h2" id={headingId}>
            {heading}
          </Heading>
          <p className={styles.address} style={{ '--letters': address.label.length } as CSSProperties}>
            <LinkSlot className={styles.mailLink} href={address.href}>
              {address.label}
            </LinkSlot>
          </p>
        </div>
        <PromiseFigure figure={promise.figure} label={promise.text} />
      </div>
      <Grid>
        <GridItem span={{ lg: 7 }}>
          <SubmissionForm content={words} headingId={headingId} form={form} onSubmit={onSubmit} honeypot={honeypot}>
            <ContactFields content={words} form={form} />
          </SubmissionForm>
        </GridItem>
        <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
          <OtherWays content={margin} />
        </GridItem>
      </Grid>
    </Section>
  );
}
