import { useNavigate } from 'react-router-dom';
import { paths } from '@podium/data/content/paths';
import type { LegalDocument } from '@podium/data/schemas/legalDocument';
import { LegalText } from '@podium/sections/LegalText/LegalText';
import { PublicPage } from './PublicPage.tsx';

/** A legal text. Back goes back in history where there is one inside the site, else home (rulings). */
export function LegalPage({ content }: { content: LegalDocument }) {
  const navigate = useNavigate();
  const back = () => {
    if (hasComeFromInside()) window.history.back();
    else void navigate(paths.home);
  };
  return (
    <PublicPage>
      <LegalText content={content} onBack={back} />
    </PublicPage>
  );
}

/**
 * What browsers since 2026 know. For the others: by a step of the router, which counts them in `idx`, or by a link that
 * loaded the page anew, in this tab; one that opened a tab has left nothing to go back to.
 */
function hasComeFromInside(): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) return navigation.canGoBack;
  const { length, state } = window.history;
  const { idx } = (state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0 || (length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
}
