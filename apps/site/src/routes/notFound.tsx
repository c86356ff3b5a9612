import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '@podium/data/content/notFound';
import { routes } from '@podium/data/content/routes';
import { logMessages, logWarning } from '@podium/data/logger';
import { NotFound } from '@podium/sections/NotFound/NotFound';
import { PageHead } from '../shell/PageHead.tsx';
import { PlainShell } from '../shell/PlainShell.tsx';

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => logWarning(logMessages.pageNotFound, pathname), [pathname]);
  return (
    <>
      <PageHead meta={routes.notFound} />
      <PlainShell>
        <NotFound content={notFound} />
      </PlainShell>
    </>
  );
}
