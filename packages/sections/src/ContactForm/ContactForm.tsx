import { type CSSProperties, type ReactNode, useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ContentLink } from '@podium/data/schemas/action';
import { type ContactInput, type ContactMessage, contactSchema, inquiryTypes } from '@podium/data/schemas/contact';
import type { Outcome } from '@podium/data/schemas/outcome';
import { Container } from '@podium/ui/Container/Container';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import type { SealSpec } from '@podium/ui/press/seal';
import { Stamp } from '@podium/ui/Stamp/Stamp';
import { Section } from '../parts/Section.tsx';
import { ThankedForm, type ThankedFormContent } from '../parts/ThankYou/ThankedForm.tsx';
import * as styles from './ContactForm.css.ts';
import { LetterFields, type LetterFieldsContent } from './LetterFields.tsx';
import { OtherWays, type OtherWaysContent } from './OtherWays.tsx';

export interface ContactFormContent {
  heading: string;
  /** The mailbox that is set as large as its line allows. */
  address: ContentLink;
  stamp: { figure: string; text: string };
  form: ThankedFormContent & LetterFieldsContent;
  margin: OtherWaysContent;
}

export interface ContactFormProps {
  content: ContactFormContent;
  /** Cancels the stamp: the seal of a date that was kept. */
  postmark: SealSpec;
  /** Sends the message under the names of the wire (specification §7, call 11). */
  onSubmit: (message: ContactMessage) => Promise<Outcome>;
  /** Stands in the form for machines alone. */
  decoy?: ReactNode;
}

const emptyLetter: ContactInput = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  inquiry_type: inquiryTypes[0],
};

/** The page /contact: the address, a form for four kinds of letter, and the other ways (specification §4, §5). */
export function ContactForm({ content, postmark, onSubmit, decoy }: ContactFormProps) {
  const { heading, address, stamp, form: words, margin } = content;
  const headingId = useId();
  const form = useForm<ContactInput, unknown, ContactMessage>({
    resolver: zodResolver(contactSchema),
    defaultValues: emptyLetter,
  });
  return (
    <Section headingId={headingId} isFirst>
      <Container>
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
          <Stamp figure={stamp.figure} label={stamp.text} postmark={postmark} />
        </div>
        <Grid>
          <GridItem span={{ lg: 7 }}>
            <ThankedForm content={words} headingId={headingId} form={form} onSubmit={onSubmit} decoy={decoy}>
              <LetterFields content={words} form={form} />
            </ThankedForm>
          </GridItem>
          <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
            <OtherWays content={margin} />
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}
