import { type ComponentType, lazy } from 'react';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docsAddon from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '@podium/ui/theme/global.css';
import { site } from '@podium/brands/active/site.ts';
import { LocaleProvider } from '@podium/ui/locale/Locale';
import { ToastProvider } from '@podium/ui/Toast/Toasts';
import { clockDecorator, installClock } from './clock.tsx';
import { completeArgTypes } from './docs/completeArgTypes.ts';
import { settleInFrame } from './docs/guardPage.ts';
import { acquireFocusLock, isSideBySide, releaseFocusLock } from './focusLock.ts';
import { blockNetwork, hideStorybookPanes, preventNavigation } from './isolation.ts';
import { modes } from './modes.ts';
import { initialStoryGlobals, toolbar } from './toolbar.ts';
import { applyGlobals, globalsDecorator } from './globals.tsx';
import { viewports } from './viewports.ts';

// The default of one second is too short where several browsers share two cores.
configure({ asyncUtilTimeout: 5_000 });
settleInFrame();

// Only docs pages load their blocks, which are as large as the rest of the preview. The addon's main module would load
// them for every story.
const docs = {
  container: deferred(async () => (await import('./docs/ThemedDocsContainer.tsx')).ThemedDocsContainer),
  page: deferred(async () => (await import('./docs/ComponentDocsPage.tsx')).ComponentDocsPage),
  /** Storybook documents `components` but omits it from its type. */
  components: { Story: deferred(async () => (await import('./docs/StoryFrame.tsx')).StoryFrame) },
};

/**
 * A component that loads when it is rendered. A function: Storybook sends parameters to its manager, and what `lazy`
 * returns in development contains an `Error`, after which the message has no values for the controls.
 */
function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Deferred: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => <Deferred {...props} />;
}

export default definePreview({
  addons: [definePreviewAddon<DocsTypes>(docsAddon), addonA11y()],
  // A component is stable unless its stories have `tags: ['draft', '!stable']`. The screenshot tool applies its axes
  // to every story without `tags: ['!axes']`.
  tags: ['autodocs', 'stable', 'axes'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    docs: { ...docs, story: { inline: false }, codePanel: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Space', 'Motion', 'Voice', 'Accessibility', 'Pictures'],
          'Primitives',
          ['Choosing'],
          'Sections',
          'Artwork',
          'Pages',
          'Mails',
        ],
      },
    },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [completeArgTypes],
  globalTypes: toolbar,
  initialGlobals: { ...initialStoryGlobals, viewport: { value: undefined, isRotated: false } },
  beforeEach: async (context) => {
    // A font that loads during a play function moves what it presses. Fallback fonts may be missing on the system.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    if (isSideBySide(context.globals)) await acquireFocusLock();
    hideStorybookPanes();
    // Each story begins as a first visit.
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    applyGlobals(context.globals);
    const unblockNetwork = blockNetwork();
    const allowNavigation = preventNavigation();
    const stopClock = installClock(context);
    return () => {
      stopClock();
      unblockNetwork();
      allowNavigation();
      releaseFocusLock();
    };
  },
  afterEach: releaseFocusLock,
  decorators: [
    (Story) => (
      <LocaleProvider value={site.locale}>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </LocaleProvider>
    ),
    clockDecorator,
    globalsDecorator,
  ],
});
