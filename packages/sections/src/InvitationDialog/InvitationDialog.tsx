import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { invitationMail, type InvitationMailTexts } from '@podium/data/events/invitationMail.ts';
import { invitationPrefill } from '@podium/data/events/invitationPrefill.ts';
import { emptyAnswers } from '@podium/data/schemas/formFields.ts';
import { type Invitation, type InvitationInput, invitationSchema } from '@podium/data/schemas/invitation.ts';
import { fittingMailtoLink, type MailDraft } from '@podium/data/schemas/mailtoLink.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { Button } from '@podium/ui/Button/Button';
import { Dialog } from '@podium/ui/Dialog/Dialog';
import { DialogActions } from '@podium/ui/Dialog/DialogActions';
import { Checkbox } from '@podium/ui/Field/Checkbox';
import { TextArea } from '@podium/ui/Field/TextArea';
import { TextField } from '@podium/ui/Field/TextField';
import { EmailFallback, type EmailFallbackContent } from '../parts/EmailFallback.tsx';
import { Note } from '../parts/Note.tsx';
import { useFields } from '../parts/useFields.ts';
import * as styles from './InvitationDialog.css.ts';

type FieldName = Exclude<keyof InvitationInput, 'requirements'>;

export interface InvitationDialogContent {
  heading: string;
  lede: string;
  requirements: readonly string[];
  consent: { label: string; hint: string };
  labels: Record<FieldName, string>;
  placeholders: Partial<Record<FieldName, string>>;
  /** Added to the labels of optional fields. */
  optional: string;
  note: string;
  /** Offers an invitation that does not fit into a link. `mail` has its subject and mailbox. */
  emailFallback: EmailFallbackContent;
  submit: string;
  cancel: string;
  mail: InvitationMailTexts;
}

export interface InvitationDialogProps {
  content: InvitationDialogContent;
  /** The event that the user chose, if any: opening the dialog with another one prefills the form from it. */
  event?: SpeakingEvent;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the mail program with this 'mailto:' URL, which contains the invitation. */
  onMail: (href: string) => void;
}

const lines: readonly ({ name: FieldName } & Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>)[] = [
  { name: 'eventName' },
  { name: 'eventDate' },
  { name: 'location' },
  { name: 'organizationName', autoComplete: 'organization' },
  { name: 'contactName', autoComplete: 'name' },
  { name: 'contactEmail', type: 'email', autoComplete: 'email' },
  { name: 'contactPhone', type: 'tel', autoComplete: 'tel' },
  { name: 'audienceSize' },
  { name: 'budget' },
];

const emptyInvitation: InvitationInput = { ...emptyAnswers(invitationSchema), requirements: false };

/**
 * The requirements, and the invitation form once they are accepted (REQ-CAL-5). Closing the dialog keeps the values;
 * sending the message resets them. Mail programs cut long links: a long invitation is offered for copying.
 *
 * @avoid Inquiries that the service stores: use `SpeakingInquiry`. This form opens the visitor's mail program.
 * @content The requirements, labels and hints of the form, and the texts of the mail.
 * @do Show the same requirements as the page /speaking.
 * @keyboard As `Dialog`. Accepting the requirements shows the form and keeps focus on the box.
 */
export function InvitationDialog({ content, event, isOpen, onClose, onMail }: InvitationDialogProps) {
  const form = useFields(invitationSchema, emptyInvitation);
  const { clearErrors, control, getValues, handleSubmit, reset, trigger } = form;
  const { field: consent, fieldState: consentState } = useController({ control, name: 'requirements' });
  const { value: isAccepted, onChange: onConsent, ref: consentRef } = consent;
  /** The e-mail, if it does not fit into a link, until an edit. */
  const [tooLong, setTooLong] = useState<MailDraft>();
  const prefilledFrom = useRef<SpeakingEvent>(undefined);

  useEffect(() => {
    if (!isOpen || !event || event === prefilledFrom.current) return;
    prefilledFrom.current = event;
    // Clear the name of the previous event, also if the new one has none.
    reset({ ...getValues(), eventName: '', ...invitationPrefill(event) });
  }, [isOpen, event, getValues, reset]);

  const notes = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On phones, the actions below it are fixed, and it may be below the visible part.
    if (tooLong) notes.current?.scrollIntoView({ block: 'center' });
  }, [tooLong]);

  const close = () => {
    // The values stay.
    clearErrors();
    onClose();
  };

  const field = (name: FieldName) => ({
    label: content.labels[name],
    placeholder: content.placeholders[name],
    ...form.field(name),
  });

  const handleConsent = (isTicked: boolean) => {
    onConsent(isTicked);
    void trigger('requirements');
  };

  const write = (invitation: Invitation) => {
    const draft = invitationMail(invitation, content.mail);
    const { href, isCut } = fittingMailtoLink(draft, content.emailFallback.cutNote);
    if (isCut) return setTooLong(draft);
    onMail(href);
    reset(emptyInvitation);
    prefilledFrom.current = undefined;
    onClose();
  };

  const cancel = (
    <Button variant="secondary" onPress={close}>
      {content.cancel}
    </Button>
  );

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={content.heading}
      description={content.lede}
      secondPanel={
        isAccepted && (
          <form
            className={styles.form}
            noValidate
            onChange={() => setTooLong(undefined)}
            onSubmit={(submitted) => void handleSubmit(write)(submitted)}
          >
            <div className={styles.fields}>
              {lines.map(({ name, ...input }) => (
                <TextField key={name} isRequired {...input} {...field(name)} />
              ))}
            </div>
            <TextArea isRequired {...field('eventDescription')} />
            <TextArea note={content.optional} {...field('additionalNotes')} />
            <div className={styles.notes} ref={notes}>
              <Note>{content.note}</Note>
              <EmailFallback
                content={{ ...content.emailFallback, ...tooLong }}
                answers={tooLong && { lines: [], message: tooLong.body }}
              />
            </div>
            <DialogActions>
              {cancel}
              <Button type="submit">{content.submit}</Button>
            </DialogActions>
          </form>
        )
      }
    >
      <ol className={styles.requirements}>
        {content.requirements.map((requirement) => (
          <li className={styles.requirement} key={requirement}>
            {requirement}
          </li>
        ))}
      </ol>
      <div className={styles.consent}>
        <Checkbox
          name="requirements"
          checked={isAccepted}
          onChange={handleConsent}
          ref={consentRef}
          hint={isAccepted ? undefined : content.consent.hint}
          errorMessage={consentState.error?.message}
          isRequired
        >
          {content.consent.label}
        </Checkbox>
      </div>
      {!isAccepted && <DialogActions>{cancel}</DialogActions>}
    </Dialog>
  );
}
