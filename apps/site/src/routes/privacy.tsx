import { privacy } from '@podium/data/content/privacy.ts';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={privacy} />;
}
