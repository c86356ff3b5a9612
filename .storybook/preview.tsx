import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import '@podium/ui/theme/global.css';
import { ToastProvider } from '@podium/ui/Toast/Toasts';
import { clockDecorator, installClock } from './clock.tsx';
import { closeNetwork, forgetStorage, hideStorybookPanes, stayOnPage } from './isolation.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: { storySort: { method: 'alphabetical', order: ['Primitives', 'Sections'] } },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'desktop', isRotated: false } },
  beforeEach: (context) => {
    hideStorybookPanes();
    forgetStorage();
    const openNetwork = closeNetwork();
    const letGo = stayOnPage();
    const stopClock = installClock(context);
    return () => {
      stopClock();
      openNetwork();
      letGo();
    };
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
    clockDecorator,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
});
