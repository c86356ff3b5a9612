/** Where the session is kept: key of local storage, and name of the channel that tells other tabs. */
export const SESSION_KEY = 'podium-auth';
/** Key of session storage that marks a recovery session with its user's id, so that a reload stays in reset mode. */
export const RECOVERY_KEY = 'podium-recovery';
