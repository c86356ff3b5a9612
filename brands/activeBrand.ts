import { join } from 'node:path';

/** The brand that is built without the environment variable BRAND. */
export const defaultBrand = 'legal-tender';

/** The name of the folder of the brand that is built, served and tested. */
export const activeBrand = process.env['BRAND'] || defaultBrand;

const folder = join(import.meta.dirname, activeBrand);

/** Output folder of the brand's site, relative to apps/site. */
export const siteFolder = activeBrand === defaultBrand ? 'dist' : `dist/brand-${activeBrand}`;

/** For Vite's `resolve.alias`. Node resolves the same imports by the conditions of package.json (tools/bootstrap.mjs). */
export const brandAlias = { '@podium/brands/active': folder };

if (!import.meta.resolve('@podium/brands/active/content.ts').includes(`/brands/${activeBrand}/`))
  throw new Error(
    `Node does not resolve the brand '${activeBrand}': write 'node tools/run.mjs node' instead of 'npx node'.`,
  );
