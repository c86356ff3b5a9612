import { createContext } from 'react';

/** The day, 'YYYY-MM-DD', on which the page was prerendered, for prerendering and hydration; null where it was not. */
export const BuildDayContext = createContext<string | null>(null);
