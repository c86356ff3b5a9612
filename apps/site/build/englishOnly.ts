import type { Plugin } from 'vite';

/**
 * react-aria says its few words in thirty languages and carries them all. The site speaks English: 5 kB of brotli less
 * for the calendar.
 */
export function englishOnly(): Plugin {
  return {
    name: 'podium:english-only',
    apply: 'build',
    load: {
      filter: { id: /\/react-(?:aria|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.(?:m?js)$/ },
      handler: () => 'export default {};',
    },
  };
}
