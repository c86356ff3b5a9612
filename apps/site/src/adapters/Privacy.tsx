import { privacy } from '@podium/brands/active/content.ts';
import { LegalPage } from '../shell/LegalPage.tsx';

export function Privacy() {
  return <LegalPage content={privacy} />;
}
