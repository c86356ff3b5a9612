import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { oneSheet, proposal, speakingPage, speakingRequirements, talkMenu } from '@podium/brands/active/content.ts';
import { talkOf } from '@podium/data/schemas/askedTalk.ts';
import { SpeakingInquiry } from '@podium/sections/SpeakingInquiry/SpeakingInquiry';
import { SpeakingRequirements } from '@podium/sections/SpeakingRequirements/SpeakingRequirements';
import { usePreloadedBackend } from './usePreloadedBackend.ts';
import { useBotSignals } from './useBotSignals.tsx';

export function SpeakingInquiryForm() {
  const backend = usePreloadedBackend();
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
