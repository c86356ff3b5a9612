import { investmentDisclaimer } from '@podium/brands/active/content.ts';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={investmentDisclaimer} />;
}
