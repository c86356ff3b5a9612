import { hash } from 'node:crypto';
import { hashOfFiles } from '../hashOfFiles.ts';

const inputs = ['{apps/site,brands,packages}/**', 'package.json', 'pnpm-lock.yaml'];
const leftOut = ['**/{node_modules,dist,.vite}', '**/*.{test,stories}.{ts,tsx}', '**/*.tsbuildinfo'];

/** A hash of all inputs of the site's build, including the settings that Vite reads. */
export function buildStamp(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const settings = Object.keys(environment).filter((name) => /^(VITE_.*|SITE_URL|BRAND)$/.test(name));
  return hash('sha256', hashOfFiles(inputs, root, leftOut) + JSON.stringify(environment, settings.toSorted()));
}
