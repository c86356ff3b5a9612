import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { invitationMail, type InvitationMailTexts } from '@podium/data/events/invitationMail.ts';
import { invitationPrefill } from '@podium/data/events/invitationPrefill.ts';
import { type Invitation, type InvitationInput, invitationSchema } from '@podium/data/schemas/invitation.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { Button } from '@podium/ui/Button/Button';
import { Dialog } from '@podium/ui/Dialog/Dialog';
import { DialogActions } from '@podium/ui/Dialog/DialogActions';
import { useTranslated } from '../parts/messages.tsx';
import { InvitationForm, type InvitationFormContent } from './InvitationForm.tsx';
import { RequirementsConsent, type RequirementsConsentContent } from './RequirementsConsent.tsx';

export interface InvitationDialogContent extends RequirementsConsentContent, InvitationFormContent {
  heading: string;
  lede: string;
  cancel: string;
  close: string;
  /** Text of the message that the mail program opens with. */
  mail: InvitationMailTexts;
}

export interface InvitationDialogProps {
  content: InvitationDialogContent;
  /** The event that the user chose, if any: opening the dialog prefills the form from it. */
  event?: SpeakingEvent;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the mail program with this 'mailto:' URL, which contains the invitation. */
  onMail: (href: string) => void;
}

const emptyInvitation: InvitationInput = {
  eventName: '',
  eventDate: '',
  location: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  organizationName: '',
  eventDescription: '',
  audienceSize: '',
  budget: '',
  requirements: false,
  additionalNotes: '',
};

/**
 * The requirements, and the invitation form once they are accepted (REQ-CAL-5). Closing the dialog keeps the values;
 * sending the message resets them.
 *
 * @avoid Inquiries that the service stores: use `SpeakingInquiry`. This form opens the visitor's mail program.
 * @content The requirements, labels and hints of the form, and the words of the mail.
 * @keyboard As `Dialog`. Accepting the requirements shows the form and keeps focus on the box.
 */
export function InvitationDialog({ content, event, isOpen, onClose, onMail }: InvitationDialogProps) {
  const form = useForm<InvitationInput, unknown, Invitation>({
    resolver: useTranslated(zodResolver(invitationSchema)),
    defaultValues: emptyInvitation,
  });
  const { control, getValues, handleSubmit, reset, trigger } = form;
  const { field: consent, fieldState: consentState } = useController({ control, name: 'requirements' });
  const isAccepted = consent.value;

  useEffect(() => {
    // Clear the name of the previous event, also if the new one has none.
    if (isOpen && event) reset({ ...getValues(), eventName: '', ...invitationPrefill(event) });
  }, [isOpen, event, getValues, reset]);

  const handleConsent = (isTicked: boolean) => {
    consent.onChange(isTicked);
    void trigger('requirements');
  };

  const write = (invitation: Invitation) => {
    onMail(invitationMail(invitation, content.mail));
    reset(emptyInvitation);
    onClose();
  };

  const cancel = (
    <Button variant="secondary" onPress={onClose}>
      {content.cancel}
    </Button>
  );

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={content.heading}
      description={content.lede}
      closeLabel={content.close}
      secondPanel={
        isAccepted && <InvitationForm content={content} form={form} onSubmit={handleSubmit(write)} wayOut={cancel} />
      }
    >
      <RequirementsConsent
        content={content}
        isAccepted={isAccepted}
        onChange={handleConsent}
        controlRef={consent.ref}
        errorMessage={consentState.error?.message}
      />
      {!isAccepted && <DialogActions>{cancel}</DialogActions>}
    </Dialog>
  );
}
