import { freeResources, paths } from '@podium/brands/active/content.ts';
import { logMessages, logWarning } from '@podium/data/logger.ts';
import { FreeResources } from '@podium/sections/FreeResources/FreeResources';
import { usePreloadedBackend } from '../adapters/usePreloadedBackend.ts';

export function Section() {
  const backend = usePreloadedBackend();
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
