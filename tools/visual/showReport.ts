import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colorTokens, type ThemePair } from '../../packages/ui/src/theme/tokens.ts';
import { positive, readCommandLine } from '../commandLine.ts';
import { actualFolder, baselineFolder, cache, differenceFolder, reportFile, root } from './places.ts';
import { serve } from './serve.ts';

const usage = `Serves the page that shows what the last pnpm visual found.

  npx node tools/visual/showReport.ts

PORT is where it listens. [6007]`;

readCommandLine({ usage });

/** The design tokens' colours as custom properties: light theme, and dark theme if the system is dark. */
function tokensCss(): string {
  return `${ruleOf('paper')}\n@media (prefers-color-scheme: dark) { ${ruleOf('plate')} }\n`;
}

function ruleOf(theme: keyof ThemePair): string {
  const colors = Object.entries(colorTokens).map(
    ([token, pair]) => `--${token.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}: ${pair[theme]};`,
  );
  return `:root { color-scheme: ${theme === 'paper' ? 'light' : 'dark'}; ${colors.join(' ')} }`;
}

try {
  await readFile(reportFile).catch(() => {
    throw new Error('There is no run to report on yet: pnpm visual');
  });
  await writeFile(join(cache, 'tokens.css'), tokensCss());
  const { address } = await serve({
    port: positive('PORT', process.env['PORT'] ?? '6007'),
    folders: {
      '/': join(root, 'tools/visual/reportPage/'),
      '/run/': cache,
      '/fonts/': join(root, 'packages/ui/src/theme/fonts'),
      '/baseline/': baselineFolder,
      '/actual/': actualFolder,
      '/difference/': differenceFolder,
    },
  });
  process.stdout.write(`The report is at ${address}/ until you press Ctrl+C.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
