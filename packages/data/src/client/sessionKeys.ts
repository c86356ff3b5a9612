/** Local storage key of the session, and name of the channel that notifies other tabs. */
export const SESSION_KEY = 'podium-auth';
/** Local storage key of the id of the user whose profile row is known to exist. */
export const PROFILE_KEY = 'podium-profile';
/**
 * Local storage key of the note that the browser has had a session; it stays after sign-out. `ended` once the visitor
 * has signed out: another tab then knows that the session has not expired.
 */
export const RETURNING_KEY = 'podium-returning';
