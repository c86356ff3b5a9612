import { speakingPage } from '@podium/data/content/speakingPage';
import { speakingRider } from '@podium/data/content/speakingRider';
import { useBackend } from '@podium/data/session/AuthProvider';
import { SpeakingInquiry } from '@podium/sections/SpeakingInquiry/SpeakingInquiry';
import { SpeakingRider } from '@podium/sections/SpeakingRider/SpeakingRider';

/** The speaking inquiry beside its rider, wired to call 10. */
export function Inquiry() {
  const backend = useBackend();
  return (
    <SpeakingInquiry
      content={speakingPage}
      rider={<SpeakingRider content={speakingRider} />}
      onSubmit={async (inquiry) => (await backend()).sendInquiry(inquiry)}
    />
  );
}
