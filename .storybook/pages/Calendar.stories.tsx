import { calendar } from '@podium/data/content/calendar';
import { eventFile } from '@podium/data/content/paths';
import { SpeakingCalendar } from '@podium/sections/SpeakingCalendar/SpeakingCalendar';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/calendar">
      <SpeakingCalendar
        content={calendar}
        headingLevel={1}
        fileHref={eventFile}
        onDetails={() => {}}
        onInvite={() => {}}
      />
    </PublicPage>
  ),
});

/** Distance chart, filters, month and list. */
export const Default = meta.story();
