import type { Plugin } from 'vite';

/**
 * react-aria bundles its strings in thirty languages. The site is in English: dropping the others saves 5 kB of brotli
 * on the calendar.
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
