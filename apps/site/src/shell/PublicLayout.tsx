import type { ReactNode } from 'react';
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

const newsletter = <NewsletterSignup />;

/** The layout of every public page: header, main content, newsletter form and footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <PublicBars />
      <PageTransition>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </PageTransition>
      {/* The key prevents a suspending footer from delaying the navigation. */}
      <SiteFooter key={pathname} newsletter={newsletter} />
    </>
  );
}
