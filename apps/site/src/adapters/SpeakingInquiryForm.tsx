import { useEffect, useState } from 'react';
import { oneSheet, proposal, speakingPage, speakingRequirements, talkMenu } from '@podium/brands/active/content.ts';
import { talkOf } from '@podium/data/schemas/askedTalk.ts';
import type { Talk } from '@podium/data/schemas/talk.ts';
import { SpeakingInquiry } from '@podium/sections/SpeakingInquiry/SpeakingInquiry';
import { SpeakingRequirements } from '@podium/sections/SpeakingRequirements/SpeakingRequirements';
import { usePreloadedBackend } from './usePreloadedBackend.ts';
import { useBotSignals } from './useBotSignals.tsx';
import { useKeptForm } from './useKeptForm.ts';

export function SpeakingInquiryForm() {
  const backend = usePreloadedBackend();
  const { honeypot, signals } = useBotSignals();
  const { key, keepUntilSent } = useKeptForm();
  return (
    <SpeakingInquiry
      key={key}
      content={speakingPage}
      proposal={proposal}
      requirements={<SpeakingRequirements content={speakingRequirements} />}
      honeypot={honeypot}
      onSubmit={(inquiry) => keepUntilSent(async () => (await backend()).sendInquiry(inquiry, await signals()))}
      oneSheet={oneSheet}
      talks={talkMenu?.talks}
      asked={useAskedTalk()}
    />
  );
}

/** The talk whose link was followed, as a new object each time. The router ignores the same link pressed again. */
function useAskedTalk() {
  const [asked, setAsked] = useState<{ talk: Talk }>();

  useEffect(() => {
    const ask = () => {
      const talk = talkOf(window.location.hash, talkMenu?.talks ?? []);
      setAsked(talk && { talk });
    };
    ask();
    // Following a link to an anchor also fires popstate.
    window.addEventListener('popstate', ask);
    return () => window.removeEventListener('popstate', ask);
  }, []);

  return asked;
}
