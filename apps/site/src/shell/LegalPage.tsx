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

/** By a step of the router, which counts them in `idx`, or by a link that loaded the page anew. */
function hasComeFromInside(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  const { origin } = window.location;
  return (idx ?? 0) > 0 || document.referrer.startsWith(`${origin}/`);
}
