import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { island } from '@podium/ui/Island/Island';
import { PageTransition } from './PageTransition.tsx';
import { PublicBars } from './PublicBars.tsx';
import { islandOnInteraction } from './islandOnInteraction.ts';

const SiteFooter = island(() => import('../adapters/SiteFooter.tsx').then((module) => module.SiteFooter), {
  reservedHeight: '900px',
});

// On a short page the footer is in the viewport from the start; the form's code can wait for an interaction.
const NewsletterSignup = islandOnInteraction(
  () => import('../adapters/NewsletterSignup.tsx').then((module) => module.NewsletterSignup),
  '340px',
);

/** The layout of every public page: header, main content, newsletter form and footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [footerKey, setFooterKey] = useState<string>();
  const [newsletter] = useState(() => <NewsletterSignup onHydrated={(path) => setFooterKey((kept) => kept ?? path)} />);
  return (
    <>
      <PublicBars />
      <PageTransition>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </PageTransition>
      {/* Until its form is hydrated, the footer would suspend and delay the navigation without a key. */}
      <SiteFooter key={footerKey ?? pathname + search} newsletter={newsletter} />
    </>
  );
}
