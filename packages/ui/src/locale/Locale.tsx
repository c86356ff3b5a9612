import { createContext, use } from 'react';

const LocaleContext = createContext('en');

/** Supplies the language of the page as a BCP 47 tag, 'de' or 'en-GB', for numbers, dates and plural forms. */
export const LocaleProvider = LocaleContext.Provider;

/** The language tag in context. @default 'en' */
export function useLocale(): string {
  return use(LocaleContext);
}
