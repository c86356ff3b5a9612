import { createContext } from 'react';

/** The day, 'YYYY-MM-DD', on which the page was prerendered; null where it was not. */
export const BuildDayContext = createContext<string | null>(null);

/** Says when the page was prerendered: to both who prerenders and who hydrates it, or their trees differ. */
export const BuildDayProvider = BuildDayContext.Provider;
