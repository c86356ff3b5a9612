import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { invitationMail, type InvitationMailTexts } from '@podium/data/events/invitationMail';
import { invitationPrefill } from '@podium/data/events/invitationPrefill';
import { type Invitation, type InvitationInput, invitationSchema } from '@podium/data/schemas/invitation';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent';
import { Button } from '@podium/ui/Button/Button';
import { Dialog } from '@podium/ui/Dialog/Dialog';
import { DialogActions } from '@podium/ui/Dialog/DialogActions';
import { InvitationForm, type InvitationFormContent } from './InvitationForm.tsx';
import { RequirementsGate, type RequirementsGateContent } from './RequirementsGate.tsx';

export interface InvitationDialogContent extends RequirementsGateContent, InvitationFormContent {
  heading: string;
  lede: string;
  cancel: string;
  close: string;
  /** The message that the mail program opens with. */
  mail: InvitationMailTexts;
}

export interface InvitationDialogProps {
  content: InvitationDialogContent;
  /** The event that the visitor chose, if any: opening the dialog with it fills in what it says. */
  event?: SpeakingEvent;
  isOpen: boolean;
  onClose: () => void;
  /** Opens the visitor's mail program at this 'mailto:' address, with the invitation written out. */
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
 * The rider, and behind its box the form (specification §4, 'Invitation flow'; §5, 'Invitation form'). What was written
 * outlives closing the dialog, and ends with the message.
 */
export function InvitationDialog({ content, event, isOpen, onClose, onMail }: InvitationDialogProps) {
  const form = useForm<InvitationInput, unknown, Invitation>({
    resolver: zodResolver(invitationSchema),
    defaultValues: emptyInvitation,
  });
  const { control, getValues, handleSubmit, reset, trigger } = form;
  const { field: gate, fieldState: gateState } = useController({ control, name: 'requirements' });
  const isAccepted = gate.value;

  useEffect(() => {
    // Another event has another name, also where it gives none.
    if (isOpen && event) reset({ ...getValues(), eventName: '', ...invitationPrefill(event) });
  }, [isOpen, event, getValues, reset]);

  const handleGate = (isTicked: boolean) => {
    gate.onChange(isTicked);
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
      slip={
        isAccepted && <InvitationForm content={content} form={form} onSubmit={handleSubmit(write)} wayOut={cancel} />
      }
    >
      <RequirementsGate
        content={content}
        isAccepted={isAccepted}
        onChange={handleGate}
        controlRef={gate.ref}
        errorMessage={gateState.error?.message}
      />
      {!isAccepted && <DialogActions>{cancel}</DialogActions>}
    </Dialog>
  );
}
