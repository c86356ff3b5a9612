/** The page has a title and a tagline, and no posts. */
export const blog = {
  heading: 'Blog',
  tagline: 'Longer notes on smaller deals. The first is with the proof-reader.',
  proof: {
    headerLine: [
      'Galley 1\u00a0of\u00a01',
      'set by\u00a0hand',
      'proof\u00a03',
      'corrections in red, thanks in advance',
    ],
    circled: 'smaller',
    marks: {
      tagline: ['stet: smaller is right', 'hyphen stays, the reader does\u00a0too'],
      text: ['¶ text to\u00a0come'],
    },
  },
};
