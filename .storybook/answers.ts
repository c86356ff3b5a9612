import type { Outcome } from '@podium/data/schemas/outcome';
import { fn } from 'storybook/test';

/** What comes of a form that a story sends. The message of a refusal is the service's own, where it gives one. */
export const accepts = () => fn(() => Promise.resolve<Outcome>({ ok: true }));
export const refuses = (message?: string) => fn(() => Promise.resolve<Outcome>({ ok: false, message }));
export const neverAnswers = () => fn(() => new Promise<Outcome>(() => {}));
export const acceptsOnly = (right: string) =>
  fn(({ email }: { email: string }) =>
    Promise.resolve<Outcome>(email === right ? { ok: true } : { ok: false, message: noSuchAddress }),
  );
export const breaks = () => fn(() => Promise.reject<Outcome>(new Error('The network is gone')));

/** What the service says of an address, and at a limit. */
export const noSuchAddress = 'No mail reaches that address';
export const tooMany = 'Too many attempts. Please try again in 60 minutes.';
