import { freeResources } from '@podium/data/content/freeResources';
import { paths } from '@podium/data/content/paths';
import { podcast } from '@podium/data/content/podcast';
import { testimonials } from '@podium/data/content/testimonials';
import { logMessages, logWarning } from '@podium/data/logger';
import { useBackend } from '@podium/data/session/AuthProvider';
import { FreeResources } from '@podium/sections/FreeResources/FreeResources';
import { PodcastListing } from '@podium/sections/PodcastListing/PodcastListing';
import { Testimonials } from '@podium/sections/Testimonials/Testimonials';
import { useBackendWhileTyping } from '../adapters/useBackendWhileTyping.ts';

/** What others say, what he says on the air, and what a visitor may take along. */
export function Voices() {
  const backend = useBackend();
  useBackendWhileTyping();
  return (
    <>
      <Testimonials content={testimonials} />
      <PodcastListing content={podcast} />
      <FreeResources
        content={freeResources}
        onRequest={async (request) => {
          const outcome = await (await backend()).requestResource({ ...request, sourcePage: paths.home });
          if (!outcome.ok) logWarning(logMessages.downloadFailed, outcome.message);
          return outcome;
        }}
      />
    </>
  );
}
