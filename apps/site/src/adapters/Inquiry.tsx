import { speakingPage } from '@podium/data/content/speakingPage';
import { speakingRider } from '@podium/data/content/speakingRider';
import { useBackend } from '@podium/data/session/AuthProvider';
import { SpeakingInquiry } from '@podium/sections/SpeakingInquiry/SpeakingInquiry';
import { SpeakingRider } from '@podium/sections/SpeakingRider/SpeakingRider';
import { useBackendWhileTyping } from './useBackendWhileTyping.ts';
import { useFormTrace } from './useFormTrace.tsx';

/** The speaking inquiry beside its rider, wired to call 10. */
export function Inquiry() {
  const backend = useBackend();
  useBackendWhileTyping();
  const { decoy, trace } = useFormTrace();
  return (
    <SpeakingInquiry
      content={speakingPage}
      rider={<SpeakingRider content={speakingRider} />}
      decoy={decoy}
      onSubmit={async (inquiry) => (await backend()).sendInquiry(inquiry, await trace())}
    />
  );
}
