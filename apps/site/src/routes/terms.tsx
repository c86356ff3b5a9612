import { terms } from '@podium/data/content/terms';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={terms} />;
}
