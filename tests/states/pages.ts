import type { States, StatesByName } from './catalogue.ts';

/** Sections that are pictured by themselves, put together: the page has to exist and to fit the narrowest screen. */
const assembled: States = { visual: [], others: ['Default', 'Narrow'] };

/** Whole pages as a visitor sees them. */
export const pages: StatesByName = {
  Home: { visual: ['FirstVisit'], others: ['Narrow', 'AfterTheSummit', 'RightToLeft'] },
  About: assembled,
  Auth: assembled,
  Blog: assembled,
  Calendar: assembled,
  Contact: assembled,
  Deals: { visual: [], others: ['Default', 'NotQualified', 'Narrow'] },
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
  Summit: assembled,
  Terms: assembled,
  Tv: assembled,
};
