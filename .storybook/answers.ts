import type { Reason, Result } from '@podium/data/schemas/result.ts';
import { fn } from 'storybook/test';

/** Mocked results of a form that a story submits. Error messages are the service's own where it has one. */
export const accepts = () => fn(() => Promise.resolve<Result>({ ok: true }));
export const refuses = (message?: string, reason?: Reason) =>
  fn(() => Promise.resolve<Result>({ ok: false, message, reason }));
export const neverAnswers = () => fn(() => new Promise<Result>(() => {}));

export const tooMany = 'Too many attempts. Please try again in 60 minutes.';
