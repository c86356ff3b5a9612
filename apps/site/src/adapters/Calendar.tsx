import { useState } from 'react';
import { calendar, eventDialog, invitation } from '@podium/brands/active/content.ts';
import { eventFile } from '@podium/data/events/calendarFiles.ts';
import type { SpeakingEvent } from '@podium/data/schemas/speakingEvent.ts';
import { SpeakingCalendar } from '@podium/sections/SpeakingCalendar/SpeakingCalendar';
import { useLateComponent } from '../shell/useLateComponent.ts';

const loadEventDialog = () => import('@podium/sections/EventDialog/EventDialog').then((module) => module.EventDialog);
const loadInvitationDialog = () =>
  import('@podium/sections/InvitationDialog/InvitationDialog').then((module) => module.InvitationDialog);

/** The speaking calendar with its two dialogs, which are loaded on demand. */
export function Calendar({ headingLevel }: { headingLevel?: 1 }) {
  const [EventDialog, askForEvent] = useLateComponent(loadEventDialog);
  const [InvitationDialog, askForInvitation] = useLateComponent(loadInvitationDialog);
  const [event, setEvent] = useState<SpeakingEvent>();
  const [open, setOpen] = useState<'event' | 'invitation'>();
  const close = () => setOpen(undefined);

  const showDetails = async (chosen: SpeakingEvent) => {
    if (!(await askForEvent())) return;
    setEvent(chosen);
    setOpen('event');
  };
  const invite = async (like?: SpeakingEvent) => {
    if (!(await askForInvitation())) return;
    setEvent(like);
    setOpen('invitation');
  };

  return (
    <>
      <SpeakingCalendar
        content={calendar}
        headingLevel={headingLevel}
        fileHref={eventFile}
        onDetails={(chosen) => void showDetails(chosen)}
        onInvite={() => void invite()}
      />
      {EventDialog && event && (
        <EventDialog
          content={eventDialog}
          event={event}
          events={calendar.events}
          fileHref={eventFile(event.id)}
          isOpen={open === 'event'}
          onClose={close}
          onInvite={() => void invite(event)}
        />
      )}
      {InvitationDialog && (
        <InvitationDialog
          content={invitation}
          event={event}
          isOpen={open === 'invitation'}
          onClose={close}
          onMail={(href) => window.location.assign(href)}
        />
      )}
    </>
  );
}
