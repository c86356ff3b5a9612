import type { Plugin } from 'vite';

/**
 * react-router exports only its development build. Its display names keep unused contexts and components in the bundle.
 * This plugin disables the warnings, drops the names and marks pure calls: 5 kB of brotli less on every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'podium:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/.*\.mjs$/ },
      handler(code) {
        return {
          code: code
            .replace(developmentFlag, 'var ENABLE_DEV_WARNINGS = false;')
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(
              /^var (\w+) = (\w+\.(?:createContext|forwardRef|memo)\(|new (?:Map|Set|WeakMap|URL)\()/gm,
              'var $1 = /* @__PURE__ */ $2',
            ),
          map: null,
        };
      },
    },
  };
}

const developmentFlag = 'var ENABLE_DEV_WARNINGS = true;';
