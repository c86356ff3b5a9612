import { type ReactNode, useEffect, useRef } from 'react';
import { type FormTrace, MINIMUM_FILL_MS } from '@podium/data/schemas/formTrace';
import { DecoyField } from '@podium/ui/Field/DecoyField';

interface TracedForm {
  /** Goes into the form. */
  decoy: ReactNode;
  /**
   * How the form was filled in, for the call that sends it. Whoever was quicker than a person can be, by autofill or
   * by pressing before the script had come, waits for the rest of that time: the functions refuse what comes sooner.
   */
  trace: () => Promise<FormTrace>;
}

/** Watches one form, from its first appearance on. */
export function useFormTrace(): TracedForm {
  const decoy = useRef<HTMLInputElement>(null);
  const appearedAt = useRef(0);
  useEffect(() => {
    appearedAt.current = performance.now();
  }, []);
  const elapsedMs = () => performance.now() - appearedAt.current;

  return {
    decoy: <DecoyField name="website" label="Website" ref={decoy} />,
    trace: async () => {
      const isDecoyFilled = Boolean(decoy.current?.value);
      while (elapsedMs() < MINIMUM_FILL_MS) {
        const restMs = MINIMUM_FILL_MS - elapsedMs();
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
      return { elapsedMs: elapsedMs(), isDecoyFilled };
    },
  };
}
