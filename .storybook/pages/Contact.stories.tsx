import { contactPage } from '@podium/data/content/contactPage';
import { events } from '@podium/data/content/events';
import { ContactForm } from '@podium/sections/ContactForm/ContactForm';
import { catalogue } from '@podium/ui/press/catalogue';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/contact">
      <ContactForm
        content={contactPage}
        postmark={catalogue('event', events)[0].seal}
        onSubmit={() => Promise.resolve({ ok: true })}
      />
    </PublicPage>
  ),
});

/** Address, contact form with four tabs, and stamp. */
export const Default = meta.story();
