import { useEffect } from 'react';
import { linkNews as words } from '@podium/data/content/linkNews';
import { useAuth } from '@podium/data/session/AuthProvider';
import { useToasts } from '@podium/ui/Toast/Toasts';

/** Says once what the mailed link did that opened the site. */
export function useLinkNews(): void {
  const { linkNews, dismissLinkNews } = useAuth();
  const { show } = useToasts();

  useEffect(() => {
    if (linkNews === null) return;
    show(words[linkNews]);
    dismissLinkNews();
  }, [linkNews, dismissLinkNews, show]);
}
