/** Where the session is kept: key of local storage, and name of the channel that tells other tabs. */
export const SESSION_KEY = 'podium-auth';
/** Key of session storage that marks a recovery session with its user's id, so that a reload stays in reset mode. */
export const RECOVERY_KEY = 'podium-recovery';
/** Key of local storage that holds the address for which this browser asked for a link, until the link is opened. */
export const AWAITED_KEY = 'podium-awaited';
