/** The sentence of an organiser on /speaking. Place, year and attendance are those of the event. */
export const organiserQuote = {
  quote: 'Nobody left at the coffee. Two of our members renegotiated a lease that same week.',
  name: 'Karin Lindahl',
  title: 'programme director',
  event: 'nordic-owners-forum',
};
