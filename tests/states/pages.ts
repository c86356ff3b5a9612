import type { States, StatesByName } from './catalogue.ts';

/** Sections that are pictured by themselves, put together: the page has to exist and to fit the narrowest screen. */
const assembled: States = { visual: [], others: ['Default', 'Narrow'] };

/** Pages whose composition is a thing of its own: seen at every width, in both themes. */
const seen: States = { visual: ['Default'], others: ['Narrow'] };

/** Whole pages as a visitor sees them. */
export const pages: StatesByName = {
  Home: { visual: ['FirstVisit'], others: ['Narrow', 'AfterTheSummit', 'RightToLeft'] },
  About: assembled,
  Auth: assembled,
  Blog: assembled,
  Calendar: assembled,
  Contact: assembled,
  Deals: { visual: ['Default'], others: ['NotQualified', 'Narrow'] },
  Invest: assembled,
  InvestmentDisclaimer: assembled,
  Join: assembled,
  Media: assembled,
  NotFound: assembled,
  Press: assembled,
  Privacy: assembled,
  Programs: assembled,
  Projects: assembled,
  Speaking: assembled,
  Summit: seen,
  Terms: assembled,
  Tv: assembled,
};
