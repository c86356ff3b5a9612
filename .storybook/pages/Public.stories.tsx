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
  argTypes: { path: { control: false } },
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

export const About = meta.story({ args: page('/about', about) });

export const Blog = meta.story({ args: page('/blog', blog) });

export const Calendar = meta.story({ args: page('/calendar', calendar) });

export const Contact = meta.story({ args: page('/contact', contact) });

export const Invest = meta.story({ args: page('/invest', invest) });

export const Media = meta.story({ args: page('/media', media) });

export const Press = meta.story({ args: page('/press', press) });

export const Programs = meta.story({ args: page('/programs', programs) });

export const Projects = meta.story({ args: page('/projects', projects) });

export const Speaking = meta.story({ args: page('/speaking', speaking) });

export const Summit = meta.story({ tags: ['visual'], args: page('/summit', summit) });

export const Tv = meta.story({ args: page('/tv', tv) });

export const InvestmentDisclaimer = meta.story({ args: page('/investment-disclaimer', investmentDisclaimer) });

export const Privacy = meta.story({ args: page('/privacy', privacy) });

export const Terms = meta.story({ args: page('/terms', terms) });
