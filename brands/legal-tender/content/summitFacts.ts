/** Facts of the summit that several texts and the structured data repeat. */
export const summitFacts = {
  name: 'Legacy Summit, Amsterdam',
  days: { date: '2026-05-21', endDate: '2026-05-23' },
  place: { location: 'Amsterdam', country: 'The Netherlands' },
};
