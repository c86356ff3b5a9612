import type { ComponentType } from 'react';
import { hydrateIslands } from '@podium/ui/Island/Island';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import * as about from '../../apps/site/src/routes/about.tsx';
import * as blog from '../../apps/site/src/routes/blog.tsx';
import * as calendar from '../../apps/site/src/routes/calendar.tsx';
import * as contact from '../../apps/site/src/routes/contact.tsx';
import * as home from '../../apps/site/src/routes/home.tsx';
import * as invest from '../../apps/site/src/routes/invest.tsx';
import * as investmentDisclaimer from '../../apps/site/src/routes/investmentDisclaimer.tsx';
import * as media from '../../apps/site/src/routes/media.tsx';
import * as press from '../../apps/site/src/routes/press.tsx';
import * as privacy from '../../apps/site/src/routes/privacy.tsx';
import * as programs from '../../apps/site/src/routes/programs.tsx';
import * as projects from '../../apps/site/src/routes/projects.tsx';
import * as speaking from '../../apps/site/src/routes/speaking.tsx';
import * as summit from '../../apps/site/src/routes/summit.tsx';
import * as terms from '../../apps/site/src/routes/terms.tsx';
import * as tv from '../../apps/site/src/routes/tv.tsx';
import { PublicPage } from './PublicPage.tsx';

/** The site's own pages with all islands hydrated. */
const meta = preview.meta({
  component: PublicPage,
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
  play: async ({ canvasElement }) => {
    hydrateIslands();
    // A whole page takes longer than the default second when the machine is busy.
    await waitFor(() => expect(canvasElement.querySelector('[data-dehydrated], [data-reserved]')).toBeNull(), {
      timeout: 10_000,
    });
  },
});

const page = (path: string, { Page }: { Page: ComponentType }) => ({ path, children: <Page /> });

/** A first visit. */
export const Home = meta.story({ tags: ['visual'], args: page('/', home) });

/** When all events are over. */
export const HomeAfterTheSummit = meta.story({ parameters: { now: '2027-01-04T09:00:00Z' }, args: page('/', home) });

/** Timeline, mission, biography and the company's rules. */
export const About = meta.story({ args: page('/about', about) });

/** Title and tagline on a printer's proof. */
export const Blog = meta.story({ args: page('/blog', blog) });

/** Distance chart, filters, month and list. */
export const Calendar = meta.story({ args: page('/calendar', calendar) });

/** Address, contact form with four tabs, and promise. */
export const Contact = meta.story({ args: page('/contact', contact) });

/** The tiers on an axis and in a table, the record, and the steps of an application. */
export const Invest = meta.story({ args: page('/invest', invest) });

/** Four media channels. */
export const Media = meta.story({ args: page('/media', media) });

/** Text, figures, pictures and a mailbox. */
export const Press = meta.story({ args: page('/press', press) });

/** Promotion, prices, Hell Week, stories and tools. */
export const Programs = meta.story({ args: page('/programs', programs) });

/** A list of six companies. */
export const Projects = meta.story({ args: page('/projects', projects) });

/** Fee, talks, an organiser's quote, past events, inquiry form, speaking cards and stories. */
export const Speaking = meta.story({ args: page('/speaking', speaking) });

/** Hero, countdown, days and tickets. */
export const Summit = meta.story({ tags: ['visual'], args: page('/summit', summit) });

/** The test card at full height. */
export const Tv = meta.story({ args: page('/tv', tv) });

/** The risks, followed by the link to the application. */
export const InvestmentDisclaimer = meta.story({ args: page('/investment-disclaimer', investmentDisclaimer) });

/** What is stored, why, and for how long. */
export const Privacy = meta.story({ args: page('/privacy', privacy) });

/** The terms of use. */
export const Terms = meta.story({ args: page('/terms', terms) });
