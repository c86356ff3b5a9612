import { useNavigate } from 'react-router-dom';
import { paths } from '@podium/brands/active/content.ts';
import type { LegalDocument } from '@podium/data/schemas/legalDocument.ts';
import { LegalText } from '@podium/sections/LegalText/LegalText';

/** A legal page. Its Back button goes back in the site's history, or to / if there is none (REQ-ROUTE-5). */
export function LegalPage({ content }: { content: LegalDocument }) {
  const navigate = useNavigate();
  const back = () => {
    if (hasComeFromInside()) window.history.back();
    else void navigate(paths.home);
  };
  return <LegalText content={content} onBack={back} />;
}

/**
 * Uses the Navigation API where available (all browsers since 2026). The fallback checks the router's `idx`, or a
 * same-origin referrer. A link that opened this tab has no history to go back to.
 */
function hasComeFromInside(): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (navigation) return navigation.canGoBack;
  const { length, state } = window.history;
  const { idx } = (state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0 || (length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
}
