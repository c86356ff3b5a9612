import type { ContactMessage } from '../schemas/contact.ts';
import type { Deal } from '../schemas/deal.ts';
import type { BotSignals } from '../schemas/botSignals.ts';
import type { MailedLink, OpenedLink } from '../schemas/mailedLink.ts';
import type { MyData } from '../schemas/myData.ts';
import type { OnboardingRecord, OnboardingValues } from '../schemas/onboarding.ts';
import type { Result } from '../schemas/result.ts';
import type { EnrollmentResult } from '../schemas/secondFactor.ts';
import type { SpeakingInquiry } from '../schemas/speakingInquiry.ts';
import type { Qualification } from '../schemas/qualification.ts';

export interface SessionUser {
  id: string;
  email: string;
  /** Sign-up metadata `full_name`; empty when missing. */
  fullName: string;
}

/**
 * What happened to the session.
 * - `initial`: the session is known for the first time, or again after `unknown`.
 * - `unknown`: a session is stored, but the auth service does not respond to its refresh.
 * - `code-due`: the password was right and the second factor is still required; nobody is signed in.
 * - `signed-in`: a user signed in, in this tab or another.
 * - `refreshed`: same user, newer tokens or data.
 * - `signed-out`: the user signed out, in this tab or another.
 * - `expired`: the session ended by itself; the user has to sign in again.
 * - `deleted`: the user deleted the account in this tab.
 */
export type SessionEvent =
  | 'initial'
  | 'unknown'
  | 'code-due'
  | 'signed-in'
  | 'refreshed'
  | 'signed-out'
  | 'expired'
  | 'deleted';

export type SessionListener = (event: SessionEvent, user: SessionUser | null) => void;

/** A read that may fail. `expired`: the session is over and the user has to sign in again. */
export type Fetched<T> = { ok: true; value: T } | { ok: false; reason: 'expired' | 'unavailable' };

/**
 * The hosted backend: the calls of REQ-CALL-1 and those for accounts.
 * No method throws. Unless noted, each has a timeout; errors are returned as values.
 */
export interface Backend {
  /** Reports the current session once it is known, then every change. Returns the unsubscribe function. */
  watchSession(listener: SessionListener): () => void;
  signIn(credentials: { email: string; password: string }): Promise<Result>;
  /** The mailed link leads to the site's root. */
  signUp(account: { fullName: string; email: string; password: string }): Promise<Result>;
  /** Reads the stored session again after `unknown` and notifies listeners. */
  lookForSession(): Promise<void>;
  /** Ends the session of this browser at once, then calls the service (best effort). */
  signOut(): Promise<Result>;
  resendConfirmation(email: string): Promise<Result>;
  /** Mails a link to /auth/confirm. The result does not reveal whether the account exists. */
  requestPasswordReset(email: string): Promise<Result>;
  /** Posts the token of a mailed link. No timeout: a link works once. */
  openLink(link: MailedLink): Promise<OpenedLink>;
  /** Sets the password of the account that `openLink` named, ends its other sessions and signs in. */
  acceptLink(values: { password: string; fullName?: string; code?: string }): Promise<Result>;
  /** Discards the account that `openLink` named. */
  leaveLink(): void;
  /** Ends every session of the account. This browser's session ends at once, even if the service is unreachable. */
  signOutEverywhere(): Promise<Result>;
  /** Signs in again with password and code, if any. Sets the new password, which ends every other session. */
  changePassword(passwords: { current: string; next: string; code?: string }): Promise<Result>;
  /**
   * Mails a link to the current address and one to the new one; both have to be opened. The result does not reveal
   * whether the new address has an account.
   */
  changeEmail(email: string): Promise<Result>;
  readMyData(): Promise<Fetched<MyData>>;
  /** Signs in again with password and code, if any. Deletes the account with its data and ends the session. */
  deleteAccount(proof: { password: string; code?: string }): Promise<Result>;
  hasSecondFactor(): Promise<Fetched<boolean>>;
  /** Starts the setup of an authenticator app. Replaces a setup that was never finished. */
  enrollSecondFactor(): Promise<EnrollmentResult>;
  /** Verifies the first code. The account then has a second factor, and its sessions without one end. */
  confirmSecondFactor(factor: { factorId: string; code: string }): Promise<Result>;
  /** Verifies the code for a session that began with the password alone. */
  giveCode(code: string): Promise<Result>;
  /** Removes the second factor after verifying a code. */
  removeSecondFactor(code: string): Promise<Result>;
  /** Inserts the profile row. Sends nothing if this browser has recorded that the row exists. */
  createProfile(user: SessionUser): Promise<Result>;
  /** Records a resource request. A failure has a message only if it was rate limited. */
  requestResource(request: { email: string; resourceType: string; sourcePage: string }): Promise<Result>;
  /** Signs up for the newsletter; `source` is always 'website'. */
  subscribeNewsletter(email: string, signals: BotSignals): Promise<Result>;
  /** Posts the token of a mailed confirm or unsubscribe link. */
  confirmNewsletter(token: string): Promise<Result>;
  unsubscribeNewsletter(token: string): Promise<Result>;
  sendInquiry(inquiry: SpeakingInquiry, signals: BotSignals): Promise<Result>;
  sendMessage(message: ContactMessage, signals: BotSignals): Promise<Result>;
  readOnboarding(userId: string): Promise<Fetched<OnboardingRecord | null>>;
  /** Without a session: `{ ok: false, message: 'signed_out' }`. */
  saveOnboarding(values: OnboardingValues): Promise<Result>;
  /** Result of the database's `qualification()` for the signed-in user, with the unmet conditions. */
  readQualification(): Promise<Fetched<Qualification>>;
  /** The rows that row-level security allows. */
  listDeals(): Promise<Fetched<Deal[]>>;
}
