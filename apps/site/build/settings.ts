// Vite bundles its own configuration, and only relative imports of it.
import { readEnvironment } from '../../../packages/data/src/client/environment.ts';
import { readSiteOrigin } from '../../../packages/data/src/client/siteOrigin.ts';

/** What a build is told from outside. */
export interface Settings {
  /** Of the site. */
  origin: string;
  /** Origin of the backend, where it is not that of the site. */
  backend: string | undefined;
}

/**
 * Reads the settings before anything is built.
 *
 * @param variables what Vite gives to the pages as `import.meta.env`
 * @throws Error with one sentence and no stack: Vite prints the stack, and a setting is for a person to mend
 */
export function readSettings(siteUrl: string | undefined, variables: Record<string, unknown>): Settings {
  try {
    const origin = readSiteOrigin(siteUrl);
    const { url } = readEnvironment(variables, origin);
    return { origin, backend: url === origin ? undefined : new URL(url).origin };
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}
