import { terms } from '@podium/brand/content/terms.ts';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={terms} />;
}
