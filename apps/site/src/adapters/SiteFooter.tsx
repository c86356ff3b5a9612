import type { ReactNode } from 'react';
import { footer } from '@podium/brands/active/content.ts';
import { useAuth } from '@podium/data/session/AuthProvider.tsx';
import { seemsSignedIn } from '@podium/data/session/authState.ts';
import { Footer } from '@podium/sections/Footer/Footer';

/** The footer of the public pages, with the newsletter form at its top. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  return <Footer content={footer} newsletter={newsletter} isSignedIn={seemsSignedIn(useAuth())} />;
}
