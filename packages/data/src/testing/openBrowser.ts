import { expect, vi } from 'vitest';
import type { Backend, SessionEvent, SessionUser } from '../client/backend.ts';
import { createSupabaseBackend, type SupabaseBackendOptions } from '../client/supabaseBackend.ts';
import { createFakePage } from './fakePage.ts';
import { createFakeService } from './fakeService.ts';
import { robin, sessionAnswer, storedSession } from './tokens.ts';

/** For tests: the user whose session `isSignedIn` opens. */
export const robinAsUser: SessionUser = { id: robin.id, email: 'robin@example.com', fullName: 'Robin Sample' };

interface Visit {
  href?: string;
  isSignedIn?: boolean;
  /** Seconds until the tokens of the session are too old. */
  expiresIn?: number;
  timeoutMs?: number;
}

/** For tests: a visitor's browser in which the backend can be started, over a service that answers by rules. */
export function openBrowser({ href, isSignedIn = false, expiresIn = 3600, timeoutMs = 1000 }: Visit = {}) {
  const service = createFakeService();
  const tab = createFakePage(href);
  if (isSignedIn) {
    tab.values.set(...storedSession(robin, expiresIn));
  }
  const tabStorage = createFakePage();
  const start = (others: Partial<SupabaseBackendOptions> = {}) =>
    createSupabaseBackend({
      url: 'https://backend.example',
      publishableKey: 'sb_publishable_test',
      siteOrigin: 'https://site.example',
      page: tab.page,
      storage: tab.storage,
      tabStorage: tabStorage.storage,
      fetch: service.fetch,
      timeoutMs,
      ...others,
    });
  return { service, tab, tabStorage, start };
}

/** For tests: what the session tells. */
export function watch(backend: Backend) {
  const events: [SessionEvent, SessionUser | null][] = [];
  const stop = backend.watchSession((event, seen) => events.push([event, seen]));
  return { events, stop, until: (count: number) => vi.waitFor(() => expect(events).toHaveLength(count)) };
}

/** For tests: a mailed link after the service has looked at it. */
export function linkTo(path: string, type: string): string {
  const { access_token, refresh_token, expires_in, expires_at } = sessionAnswer();
  const fragment = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type: 'bearer',
    type,
  });
  return `https://site.example${path}#${fragment}`;
}
