import type { ContactMessage } from '../schemas/contact.ts';
import type { Deal } from '../schemas/deal.ts';
import type { FormTrace } from '../schemas/formTrace.ts';
import type { MyData } from '../schemas/myData.ts';
import type { OnboardingRecord, OnboardingValues } from '../schemas/onboarding.ts';
import type { Outcome } from '../schemas/outcome.ts';
import type { ResourceType } from '../schemas/resourceDownload.ts';
import type { SpeakingInquiry } from '../schemas/speakingInquiry.ts';
import type { Qualification } from '../schemas/qualification.ts';

/** The signed-in user as the product needs him. */
export interface SessionUser {
  id: string;
  email: string;
  /** Sign-up metadata `full_name`; empty when missing (specification §3). */
  fullName: string;
}

/**
 * What happened to the session.
 * - `initial`: it is known now, for the first time; always the first event.
 * - `signed-in`: a user signed in, here, in another tab or through a mailed link.
 * - `recovery`: the same through a password-reset link; the visitor stays on /auth (rulings).
 * - `refreshed`: the same user, newer tokens or data.
 * - `signed-out`: the visitor signed out, here or in another tab.
 * - `expired`: the session ended by itself; the visitor has to sign in again.
 * - `deleted`: the visitor deleted the account, here.
 * - `email-half-changed`, `email-changed`: the page was opened by the first, or the second, of the two links that change
 *   the account's address.
 * - `confirmed-elsewhere`: the page was opened by a link that this browser did not ask for. The service has confirmed the
 *   address; to be signed in here, the visitor has to do so. The session, if there was one, goes on.
 * - `link-expired`, `link-invalid`: the page was opened by a mailed link that does not work (any more). The session, if
 *   there was one, goes on.
 */
export type SessionEvent =
  | 'initial'
  | 'signed-in'
  | 'recovery'
  | 'refreshed'
  | 'signed-out'
  | 'expired'
  | 'deleted'
  | 'email-half-changed'
  | 'email-changed'
  | 'confirmed-elsewhere'
  | 'link-expired'
  | 'link-invalid';

export type SessionListener = (event: SessionEvent, user: SessionUser | null) => void;

/** A read that may fail; `expired` means that the session is gone and the visitor has to sign in again. */
export type Fetched<T> = { ok: true; value: T } | { ok: false; reason: 'expired' | 'unavailable' };

/** Which resource goes to whom, and the path the visitor was on. */
export interface ResourceRequest {
  email: string;
  resourceType: ResourceType;
  sourcePage: string;
}

/**
 * The hosted backend as the site sees it: the calls of specification §7 and ours as methods.
 * No method throws, and none takes longer than its time limit: trouble comes back as a value.
 */
export interface Backend {
  /** Call 4: tells the current session once it is known, then every change. Returns the unsubscribe function. */
  watchSession(listener: SessionListener): () => void;
  /** Call 1. */
  signIn(credentials: { email: string; password: string }): Promise<Outcome>;
  /** Call 2; the mailed link leads to the site's root. */
  signUp(account: { fullName: string; email: string; password: string }): Promise<Outcome>;
  /** Call 3. The session of this browser ends in any case, also while the service cannot be reached. */
  signOut(): Promise<Outcome>;
  /** Ours: sends the sign-up confirmation once more. */
  resendConfirmation(email: string): Promise<Outcome>;
  /** Ours: mails a link that opens /auth in reset mode. Says nothing about whether the account exists. */
  requestPasswordReset(email: string): Promise<Outcome>;
  /** Ours: sets the password of the recovery session. */
  setPassword(password: string): Promise<Outcome>;
  /** Ours: signs in again with the present password, sets the new one and so ends every other session. */
  changePassword(passwords: { current: string; next: string }): Promise<Outcome>;
  /**
   * Ours: mails a link to the present address and one to the new one; both have to be opened. Says nothing about whether
   * the new address has an account.
   */
  changeEmail(email: string): Promise<Outcome>;
  /** Ours: everything that is stored of the signed-in user. */
  readMyData(): Promise<Fetched<MyData>>;
  /** Ours: signs in again with the password, deletes the account with everything that belongs to it, and ends the session. */
  deleteAccount(password: string): Promise<Outcome>;
  /** Ours: the visitor leaves reset mode without a new password; the session stays. */
  leaveRecovery(): void;
  /** Call 5, doing nothing where the profile exists (rulings). */
  createProfile(user: SessionUser): Promise<Outcome>;
  /** Call 6. A failure's sentence is there only where a limit was reached. */
  requestResource(request: ResourceRequest): Promise<Outcome>;
  /** Call 7; source is always 'website'. */
  subscribeNewsletter(email: string, trace: FormTrace): Promise<Outcome>;
  /** Ours: one press on the page that the mail links to. */
  confirmNewsletter(token: string): Promise<Outcome>;
  unsubscribeNewsletter(token: string): Promise<Outcome>;
  /** Call 10. */
  sendInquiry(inquiry: SpeakingInquiry, trace: FormTrace): Promise<Outcome>;
  /** Call 11. */
  sendMessage(message: ContactMessage, trace: FormTrace): Promise<Outcome>;
  /** Call 8: null when there is no record. */
  readOnboarding(userId: string): Promise<Fetched<OnboardingRecord | null>>;
  /** Call 9. Without a session: `{ ok: false, message: 'User not authenticated' }` (specification §8). */
  saveOnboarding(values: OnboardingValues): Promise<Outcome>;
  /** Ours: what the database's own `qualification()` says of the signed-in user, with the reasons. */
  readQualification(): Promise<Fetched<Qualification>>;
  /** Ours: the rows that row-level security lets through. */
  listDeals(): Promise<Fetched<Deal[]>>;
}
