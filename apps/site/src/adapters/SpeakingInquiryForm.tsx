import { speakingPage, speakingRequirements } from '@podium/brands/active/content.ts';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';
import { SpeakingInquiry } from '@podium/sections/SpeakingInquiry/SpeakingInquiry';
import { SpeakingRequirements } from '@podium/sections/SpeakingRequirements/SpeakingRequirements';
import { usePreloadBackend } from './usePreloadBackend.ts';
import { useBotSignals } from './useBotSignals.tsx';

/** Connects the speaking inquiry to the backend. */
export function SpeakingInquiryForm() {
  const backend = useBackend();
  usePreloadBackend();
  const { honeypot, signals } = useBotSignals();
  return (
    <SpeakingInquiry
      content={speakingPage}
      requirements={<SpeakingRequirements content={speakingRequirements} />}
      honeypot={honeypot}
      onSubmit={async (inquiry) => (await backend()).sendInquiry(inquiry, await signals())}
    />
  );
}
