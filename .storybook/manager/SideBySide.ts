import { createElement, type ReactNode, useEffect, useMemo } from 'react';
import { useArgs, useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api';
import { buildArgsParam } from 'storybook/internal/router';
import { forwardArgs, frameAddress } from '../frameAddress.ts';
import { sideBySideFrameName } from '../focusLock.ts';
import { viewports } from '../viewports.ts';

interface SideBySideProps {
  /** The canvas, which shows the story in the first brand and the light theme. */
  children?: ReactNode;
}

/** The choice of the toolbar that shows all other choices. */
const all = { brand: 'every', theme: 'both' };

/**
 * Renders the same story once more for each further theme and brand, below their names: each needs its own document. No JSX
 * here: Storybook compiles its manager with a JSX transform that needs a global React.
 */
export function SideBySide({ children }: SideBySideProps) {
  const [globals] = useGlobals();
  const types = useGlobalTypes();
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  const [args, , , initialArgs] = useArgs();
  // The args with which the frames load. Later changes are forwarded: another address would load them again.
  const firstArgs = useMemo(
    () => (args ? buildArgsParam(initialArgs, args) : api.getQueryParam('args')),
    // oxlint-disable-next-line react/exhaustive-deps -- not when only args change
    [story?.id, initialArgs, globals],
  );
  useEffect(() => forwardArgs(api, () => document.querySelectorAll(`iframe[name=${sideBySideFrameName}]`)), [api]);
  const choices = (name: keyof typeof all): Choice[] => {
    if (globals[name] !== all[name]) return [{ value: String(globals[name]), title: '' }];
    const { items = [] } = (types[name]?.['toolbar'] ?? {}) as { items?: Choice[] };
    return items.filter(({ value }) => value !== all[name]);
  };
  const themes = choices('theme');
  const brands = choices('brand');
  if (themes.length * brands.length === 1 || !story) return children;
  const viewport = globals['viewport'] as { value?: string; isRotated?: boolean } | undefined;
  // On a docs page the viewport is that of its stories.
  const chosen = Object.entries(viewports).find(([name]) => story.type === 'story' && name === viewport?.value);
  const { width, height } = chosen?.[1].styles ?? {};
  const [inlineSize, blockSize] = viewport?.isRotated ? [height, width] : [width, height];
  const frames = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));
  return createElement(
    'div',
    { className: 'side-by-side', style: { '--columns': themes.length === 1 ? brands.length : themes.length } },
    ...frames.map(({ brand, theme }, index) => {
      const title = [brand.title, theme.title].filter(Boolean).join(', ');
      const src = frameAddress(story.id, story.type, { ...globals, brand: brand.value, theme: theme.value }, firstArgs);
      return createElement(
        'figure',
        { key: `${brand.value} ${theme.value}` },
        createElement('figcaption', null, title),
        index === 0
          ? createElement('div', null, children)
          : // oxlint-disable-next-line react/iframe-missing-sandbox -- our own preview needs its scripts and its origin
            createElement('iframe', { name: sideBySideFrameName, title, src, style: { inlineSize, blockSize } }),
      );
    }),
  );
}

interface Choice {
  value: string;
  title: string;
}
