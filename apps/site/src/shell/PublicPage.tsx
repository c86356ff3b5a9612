import type { ReactNode } from 'react';
import { island } from '@podium/ui/Island/Island';
import { PublicBars } from './PublicBars.tsx';

const SiteFoot = island(() => import('../adapters/SiteFoot.tsx').then((module) => module.SiteFoot), {
  reservedHeight: '900px',
});

// On a short page the foot is in sight from the start; the form's code can wait for whoever turns to it.
const Coupon = island(() => import('../adapters/Coupon.tsx').then((module) => module.Coupon), {
  reservedHeight: '340px',
  wakesOn: 'touch',
});

const coupon = <Coupon />;

/** What every public page stands in: the fixed bars, the main part, the coupon and the foot. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicBars />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFoot coupon={coupon} />
    </>
  );
}
