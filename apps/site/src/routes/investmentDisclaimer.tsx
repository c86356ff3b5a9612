import { investmentDisclaimer } from '@podium/data/content/investmentDisclaimer.ts';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={investmentDisclaimer} />;
}
