import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@podium/ui/theme/global.css';
import { ToastProvider } from '@podium/ui/Toast/Toasts';
import { clockDecorator, installClock } from './clock.tsx';
import { answerContrast } from './contrast/answer.ts';
import { BookContainer } from './docs/BookContainer.tsx';
import { BookPage } from './docs/BookPage.tsx';
import { writeUnions } from './docs/writeUnions.ts';
import { waitForFonts } from './fonts.ts';
import { closeNetwork, forgetStorage, hideStorybookPanes, stayOnPage } from './isolation.ts';
import { modes } from './modes.ts';
import { expectRoomForLargeLetters } from './states.ts';
import { initialWorld, toolbar } from './toolbar.ts';
import { enterWorld, worldDecorator } from './world.tsx';

void answerContrast();

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  // A component is stable unless its stories say `tags: ['draft', '!stable']`.
  tags: ['autodocs', 'stable'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    docs: { container: BookContainer, page: BookPage, codePanel: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Contrast',
            'Type',
            'Space',
            'Lines',
            'Motion',
            'Layers',
            'The Press',
            'Voice',
            'Accessibility',
            'Pictures',
          ],
          'Primitives',
          ['Choosing'],
          'Sections',
          'Pages',
          'Mails',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  argTypesEnhancers: [writeUnions],
  globalTypes: toolbar,
  initialGlobals: { ...initialWorld, viewport: { value: undefined, isRotated: false } },
  beforeEach: async (context) => {
    await waitForFonts();
    hideStorybookPanes();
    forgetStorage();
    enterWorld(context.globals);
    const openNetwork = closeNetwork();
    const letGo = stayOnPage();
    const stopClock = installClock(context);
    return () => {
      stopClock();
      openNetwork();
      letGo();
    };
  },
  afterEach: expectRoomForLargeLetters,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
    clockDecorator,
    worldDecorator,
  ],
});
