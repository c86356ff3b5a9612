import { investmentDisclaimer } from '@podium/data/content/investmentDisclaimer';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={investmentDisclaimer} />;
}
