import { useEffect } from 'react';
import { linkNews as words, linkProblem as problemWords } from '@podium/data/content/linkNews';
import { useAuth } from '@podium/data/session/AuthProvider';
import { useToasts } from '@podium/ui/Toast/Toasts';

/**
 * Says once what the mailed link did that opened the site, or to a signed-in visitor that it does not work any more: who
 * is signed out reads that on /auth.
 */
export function useLinkNews(): void {
  const { user, linkNews, linkProblem, dismissLinkNews, dismissLinkProblem } = useAuth();
  const { show } = useToasts();
  const isProblem = linkProblem !== null && user !== null;

  useEffect(() => {
    if (linkNews === null) return;
    show(words[linkNews]);
    dismissLinkNews();
  }, [linkNews, dismissLinkNews, show]);

  useEffect(() => {
    if (!isProblem) return;
    show({ ...problemWords, tone: 'destructive' });
    dismissLinkProblem();
  }, [isProblem, dismissLinkProblem, show]);
}
