import '@podium/ui/theme/global.css';
import { StrictMode, Suspense } from 'react';
import { loadTrouble } from '@podium/data/content/loadTrouble';
import { LoadTrouble } from '@podium/sections/LoadTrouble/LoadTrouble';
import { LinkSlotProvider } from '@podium/ui/Link/LinkSlot';
import { SkipLink } from '@podium/ui/SkipLink/SkipLink';
import { ToastProvider } from '@podium/ui/Toast/Toasts';
import { JoinDraftProvider } from './adapters/JoinDraft.tsx';
import { loadTroubleId } from './shell/loadTrouble.ts';
import { EarlyPresses } from './shell/EarlyPresses.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { RouterLink } from './shell/RouterLink.tsx';
import { Arrival } from './shell/Arrival.tsx';
import { SiteAuth } from './shell/SiteAuth.tsx';
import { SiteRoutes } from './routes.tsx';

/** The whole site below a router: the same tree on the server and in the browser. */
export function App() {
  return (
    <StrictMode>
      <LinkSlotProvider value={RouterLink}>
        <ToastProvider>
          <SiteAuth>
            <JoinDraftProvider>
              <Arrival />
              <SkipLink />
              {/* Outside the boundary, which is new at every address: the page before stays until the next one is there. */}
              <Suspense fallback={null}>
                <PageBoundary>
                  <SiteRoutes />
                  <EarlyPresses />
                </PageBoundary>
              </Suspense>
              <LoadTrouble content={loadTrouble.part} id={loadTroubleId} />
            </JoinDraftProvider>
          </SiteAuth>
        </ToastProvider>
      </LinkSlotProvider>
    </StrictMode>
  );
}
