import type { ReactNode } from 'react';
import { footer } from '@podium/brands/active/content.ts';
import { Footer } from '@podium/sections/Footer/Footer';

/** The footer of the public pages, with the newsletter form at its top. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  return <Footer content={footer} newsletter={newsletter} />;
}
