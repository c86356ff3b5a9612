import { privacy } from '@podium/brand/content/privacy.ts';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Page() {
  return <LegalPage content={privacy} />;
}
