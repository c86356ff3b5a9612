import type { Reason, Result } from '@podium/data/schemas/result.ts';
import { fn } from 'storybook/test';

/** Mocked results of a form that a story submits. Error messages are the service's own where it has one. */
export const accepts = () => fn(() => Promise.resolve<Result>({ ok: true }));
export const refuses = (message?: string, reason?: Reason) =>
  fn(() => Promise.resolve<Result>({ ok: false, message, reason }));
export const neverAnswers = () => fn(() => new Promise<Result>(() => {}));
export const acceptsOnly = (right: string) =>
  fn(({ email }: { email: string }) =>
    Promise.resolve<Result>(email === right ? { ok: true } : { ok: false, message: noSuchAddress }),
  );
export const breaks = () => fn(() => Promise.reject<Result>(new Error('The network is gone')));

/** The service's errors for an invalid address and for a rate limit. */
export const noSuchAddress = 'No mail reaches that address';
export const tooMany = 'Too many attempts. Please try again in 60 minutes.';
