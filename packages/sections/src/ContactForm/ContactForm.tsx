import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import type { ContentLink } from '@podium/data/schemas/action.ts';
import {
  type ContactMessage,
  type ContactTopic,
  contactSchema,
  type InquiryType,
  inquiryTypes,
  MAXIMUM_CONTACT_MESSAGE,
} from '@podium/data/schemas/contact.ts';
import { emptyAnswers, type FieldOption, type FieldTexts } from '@podium/data/schemas/formFields.ts';
import type { Result } from '@podium/data/schemas/result.ts';
import type { CaseStudy } from '@podium/data/schemas/caseStudy.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { LinkSlot } from '@podium/ui/Link/LinkSlot';
import { PromiseFigure } from '@podium/ui/Artwork/PromiseFigure';
import { Link } from '@podium/ui/Link/Link';
import { Icon } from '@podium/ui/Icon/Icon';
import { Tabs } from '@podium/ui/Tabs/Tabs';
import { TextArea } from '@podium/ui/Field/TextArea';
import { useFields } from '../parts/useFields.ts';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { SubmissionForm, type SubmissionFormContent } from '../parts/SubmissionForm/SubmissionForm.tsx';
import { ExternalLinks } from '../parts/ExternalLinks.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import { FormFields, type FormFieldsContent } from '../parts/SubmissionForm/FormFields.tsx';
import * as styles from './ContactForm.css.ts';

export interface ContactFormContent {
  heading: string;
  /** The mailbox, set as large as its line allows. */
  address: ContentLink;
  promise: { figure: string; text: string };
  form: Omit<SubmissionFormContent, 'options'> & ContactFieldsContent;
  margin: {
    label: string;
    direct: readonly { label: string; link: ContentLink }[];
    elsewhere: { label: string; links: readonly ContentLink[] };
  };
  /** Needed if links to the page can say what the message is about. */
  about?: {
    label: string;
    /** Accessible name of the button. */
    remove: string;
    /** Fills an empty message about a case study; `{title}` is replaced. */
    message: string;
  };
}

export interface ContactFormProps {
  content: ContactFormContent;
  /** Sends the message with the field names of the request body (REQ-CALL-1). */
  onSubmit: (message: ContactMessage) => Promise<Result>;
  honeypot?: ReactNode;
  /** What the visitor's message is about: a case study with the list that contains it, or a topic with its message. */
  about?: { entry: CaseStudy; among: readonly CaseStudy[] } | { entry: ContactTopic };
}

/**
 * The page /contact: the address, other contact details, and one form under tabs that select the kind of inquiry.
 *
 * @avoid Invitations to speak: use `SpeakingInquiry`. A teaser on another page: use `ContactStrip`.
 * @content The mailbox, a promise in figures, labels and messages of the form, and other ways to get in
 *   touch.
 * @do Say by when the answer comes.
 * @dont Ask for more than an answer needs.
 * @keyboard A failed submit moves focus to the first invalid field; a success moves it to the confirmation.
 */
export function ContactForm({ content, onSubmit, honeypot, about }: ContactFormProps) {
  const { heading, address, promise, form: words, margin, about: aboutTexts } = content;
  const form = useFields(contactSchema, { ...emptyAnswers(contactSchema), inquiry_type: inquiryTypes[0] });
  const { getValues, setFocus, setValue } = form;
  const { field: kind } = useController({ control: form.control, name: 'inquiry_type' });
  const placeholder = words.options.inquiry_type.find(({ value }) => value === kind.value)?.placeholder;
  const [isAboutRemoved, setAboutRemoved] = useState(false);
  const question = aboutTexts && about && messageAbout(about.entry, aboutTexts.message);
  useEffect(() => {
    if (!question) return undefined;
    if (getValues('message') === '') setValue('message', question);
    return () => {
      if (getValues('message') === question) setValue('message', '');
    };
  }, [getValues, question, setValue]);

  const removeAbout = () => {
    setAboutRemoved(true);
    if (getValues('message') === question) setValue('message', '');
    setFocus('message');
  };
  const send = async (message: ContactMessage) => {
    const result = await onSubmit(message);
    if (result.ok) setAboutRemoved(true);
    return result;
  };

  return (
    <Section isFirst>
      <div className={styles.head}>
        <div className={styles.letterhead}>
          <SectionHeading level={1} size="h2">
            {heading}
          </SectionHeading>
          <p className={styles.address} style={{ '--letters': address.label.length } as CSSProperties}>
            <LinkSlot className={styles.mailLink} href={address.href}>
              {address.label}
            </LinkSlot>
          </p>
        </div>
        <PromiseFigure figure={promise.figure} label={promise.text} />
      </div>
      <Grid rowGap="s7">
        <GridItem span={{ lg: 7 }}>
          <SubmissionForm content={words} form={form} onSubmit={send} honeypot={honeypot}>
            <Tabs
              label={words.fields.inquiry_type.label}
              tabs={words.options.inquiry_type}
              value={kind.value}
              onValueChange={(next) => {
                if (!form.formState.isSubmitting) kind.onChange(next);
              }}
            >
              <div className={styles.fields}>
                {/* The host may read and restore what was entered by the names of fields. */}
                <input type="text" {...kind} hidden />
                {aboutTexts && about && !isAboutRemoved && (
                  <div className={styles.about}>
                    {'among' in about && <EntryEmblem className={styles.emblem} kind="caseStudy" {...about} />}
                    <p className={styles.aboutWords}>
                      {aboutTexts.label} <b className={styles.title}>{about.entry.title}</b>
                    </p>
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={`${aboutTexts.remove}: ${about.entry.title}`}
                      onClick={removeAbout}
                    >
                      <Icon name="cross" />
                    </button>
                  </div>
                )}
                <FormFields form={form} schema={contactSchema} content={words} />
                <TextArea
                  isRequired
                  readOnly={form.formState.isSubmitting}
                  {...words.fields.message}
                  placeholder={placeholder}
                  maxCharacters={MAXIMUM_CONTACT_MESSAGE}
                  {...form.field('message')}
                />
              </div>
            </Tabs>
          </SubmissionForm>
        </GridItem>
        <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
          <aside aria-label={margin.label}>
            <dl className={styles.margin}>
              {margin.direct.map(({ label, link }) => (
                <div className={styles.way} key={label}>
                  <dt className={styles.wayName}>{label}</dt>
                  <dd className={styles.wayLink}>
                    <Link href={link.href} variant="inherit" isStandalone>
                      <bdi dir="ltr">{link.label}</bdi>
                    </Link>
                  </dd>
                </div>
              ))}
              <div className={styles.way}>
                <dt className={styles.wayName}>{margin.elsewhere.label}</dt>
                <dd>
                  <ExternalLinks links={margin.elsewhere.links} variant="inherit" />
                </dd>
              </div>
            </dl>
          </aside>
        </GridItem>
      </Grid>
    </Section>
  );
}

/** Without word joiners, which keep a heading on one line: the owner could not find the words by a search. */
function messageAbout(entry: CaseStudy | ContactTopic, ofCaseStudy: string): string {
  const message = 'message' in entry ? entry.message : ofCaseStudy.replace('{title}', entry.title);
  return message.replaceAll('\u2060', '');
}

interface ContactFieldsContent extends FieldTexts<ContactMessage>, FormFieldsContent {
  /** The tabs, each with the placeholder of the message field. The first is selected initially (REQ-CON-1). */
  options: { inquiry_type: readonly (FieldOption<InquiryType> & { placeholder: string })[] };
}
