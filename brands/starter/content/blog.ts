/** The page has a title and a tagline until there are posts. */
export const blog = {
  heading: 'Notes',
  tagline: 'Longer notes from the ship and the desk. The first one is being checked against the data.',
};
