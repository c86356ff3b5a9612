import { investmentDisclaimer } from '@podium/brand/content/investmentDisclaimer.ts';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={investmentDisclaimer} />;
}
