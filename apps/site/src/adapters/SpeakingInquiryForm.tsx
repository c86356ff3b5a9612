import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { oneSheet, proposal, speakingPage, speakingRequirements, talkMenu } from '@podium/brands/active/content.ts';
import { talkOf } from '@podium/data/schemas/askedTalk.ts';
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
      proposal={proposal}
      requirements={<SpeakingRequirements content={speakingRequirements} />}
      honeypot={honeypot}
      onSubmit={async (inquiry) => (await backend()).sendInquiry(inquiry, await signals())}
      oneSheet={oneSheet}
      talks={talkMenu?.talks}
      asked={useAskedTalk()}
    />
  );
}

/** The talk whose link was followed, as a new object each time. */
function useAskedTalk() {
  const { hash, key } = useLocation();
  return useMemo(() => {
    const talk = talkOf(hash, talkMenu?.talks ?? []);
    return talk && { talk, key };
  }, [hash, key]);
}
