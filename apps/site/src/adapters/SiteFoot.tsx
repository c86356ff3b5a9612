import type { ReactNode } from 'react';
import { footer } from '@podium/data/content/footer';
import { Footer } from '@podium/sections/Footer/Footer';

/** The foot of the public pages, from which the newsletter's coupon hangs. */
export function SiteFoot({ coupon }: { coupon: ReactNode }) {
  return <Footer content={footer} coupon={coupon} />;
}
