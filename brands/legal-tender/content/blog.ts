/** The page has a title and a tagline, and no posts. */
export const blog = {
  heading: 'Blog',
  tagline: 'Longer notes on smaller deals. The first is at the proof-reader.',
};
