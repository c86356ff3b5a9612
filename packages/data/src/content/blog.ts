/** The page /blog: title and tagline, no posts (specification §2). */
export const blog = {
  heading: 'Blog',
  tagline: 'Longer notes on smaller deals. The first is at the proof-reader.',
};
