import { freeResources, paths } from '@podium/brands/active/content.ts';
import { logMessages, logWarning } from '@podium/data/logger.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { FreeResources } from '@podium/sections/FreeResources/FreeResources';
import { usePreloadBackend } from '../adapters/usePreloadBackend.ts';

export function Section() {
  const backend = useBackend();
  usePreloadBackend();
  return (
    <FreeResources
      content={freeResources}
      onRequest={async (request) => {
        const result = await (await backend()).requestResource({ ...request, sourcePage: paths.home });
        if (!result.ok) logWarning(logMessages.downloadFailed, result.message);
        return result;
      }}
    />
  );
}
