import { createContext, type ReactNode, use } from 'react';

const LocaleContext = createContext('en');

/** Sets the language in which dates and numbers are written, as a BCP 47 tag. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The language in which dates and numbers are written; 'en' without a provider. */
export function useLocale(): string {
  return use(LocaleContext);
}
