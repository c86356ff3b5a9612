import { createContext } from 'react';

/** The day, 'YYYY-MM-DD', on which the page was prerendered; null where it was not. */
export const BuildDayContext = createContext<string | null>(null);

/** Provides the build date. Prerendering and hydration need the same value, or their trees differ. */
export const BuildDayProvider = BuildDayContext.Provider;
