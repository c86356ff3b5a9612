import { losses, projects } from './projects.ts';

/** What past investments returned, on /invest. A file of its own, so that the page can load before the projects. */
export const investmentRecord = {
  heading: 'And what came back',
  lede: 'Six of the thirteen bought since 2006, and the one that was lost. ROI is the gain over the price paid.',
  entries: [
    ...projects.entries.map(({ title, year, isSold, acquired, current }) => ({
      title,
      state: `${year}, ${isSold ? 'sold' : 'held'}`,
      acquired,
      current,
    })),
    ...losses.map(({ title, year, acquired }) => ({ title, state: `${year}, lost`, acquired, current: 0 })),
  ],
  amounts: '{from} to {to}',
  money: projects.money,
  note: 'Current values of what is held are our estimate, made once a year. Capital is at risk, and past deals do not predict the next one.',
};
