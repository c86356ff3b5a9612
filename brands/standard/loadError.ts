import { brand } from '@podium/brands/active/content/brand.ts';

const heading = 'This page did not load';

/** Shown if the code of a page or section fails to load: offline, or after a new release. */
export const loadError = {
  page: {
    title: `${heading} | ${brand.name}`,
    heading,
    text: 'Please check your connection, then try again.',
    retry: 'Try again',
  },
  part: { text: 'Part of this page did not load. Please check your connection.', retry: 'Reload the page' },
};
