import '@podium/ui/theme/global.css';
import '@podium/brands/active/theme/theme.css.ts';
import { StrictMode, Suspense } from 'react';
import { artwork } from '@podium/brands/active/artwork/artwork.ts';
import { loadError, messages, site, uiTexts } from '@podium/brands/active/content.ts';
import { LoadErrorBanner } from '@podium/sections/LoadErrorBanner/LoadErrorBanner';
import { MessagesProvider } from '@podium/sections/parts/messages';
import { ArtworkProvider } from '@podium/ui/Artwork/Artwork';
import { LinkSlotProvider } from '@podium/ui/Link/LinkSlot';
import { LocaleProvider } from '@podium/ui/locale/Locale';
import { UiTextsProvider } from '@podium/ui/locale/UiTexts';
import { SkipLink } from '@podium/ui/SkipLink/SkipLink';
import { ToastProvider } from '@podium/ui/Toast/Toasts';
import { JoinDraftProvider } from './adapters/JoinDraft.tsx';
import { loadErrorId } from './shell/loadError.ts';
import { ReplayQueuedInteractions } from './shell/ReplayQueuedInteractions.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { RouterLink } from './shell/RouterLink.tsx';
import { ScrollAndFocusManager } from './shell/ScrollAndFocusManager.tsx';
import { SiteAuth } from './shell/SiteAuth.tsx';
import { SiteRoutes } from './routes.tsx';

/** The whole site inside a router: the same tree on the server and in the browser. */
export function App() {
  return (
    <StrictMode>
      <LocaleProvider value={site.locale}>
        <UiTextsProvider value={uiTexts}>
          <MessagesProvider value={messages}>
            <ArtworkProvider value={artwork}>
              <LinkSlotProvider value={RouterLink}>
                <ToastProvider>
                  <SiteAuth>
                    <JoinDraftProvider>
                      <ScrollAndFocusManager />
                      <SkipLink />
                      {/* Outside the boundary, which navigation resets: the previous page stays until the next has loaded. */}
                      <Suspense fallback={null}>
                        <PageBoundary>
                          <SiteRoutes />
                          <ReplayQueuedInteractions />
                        </PageBoundary>
                      </Suspense>
                      <LoadErrorBanner content={loadError.part} id={loadErrorId} />
                    </JoinDraftProvider>
                  </SiteAuth>
                </ToastProvider>
              </LinkSlotProvider>
            </ArtworkProvider>
          </MessagesProvider>
        </UiTextsProvider>
      </LocaleProvider>
    </StrictMode>
  );
}
