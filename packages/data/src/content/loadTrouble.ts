import { titled } from './titles.ts';

const heading = 'This page did not load';

/** Said where the code of a page, or of a part of it, did not arrive: offline, or after a new release (issue 2 §5). */
export const loadTrouble = {
  page: {
    title: titled(heading),
    heading,
    text: 'Please check your connection, then try again.',
    retry: 'Try again',
  },
  part: {
    text: 'Part of this page did not load. Please check your connection.',
    retry: 'Reload the page',
  },
};
