import { createContext } from 'react';

/**
 * The day, 'YYYY-MM-DD', on which the page was prerendered; null where it was not. Prerendering and hydration need the
 * same value, or their trees differ.
 */
export const BuildDayContext = createContext<string | null>(null);
