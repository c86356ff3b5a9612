import { RETURNING_KEY, SESSION_KEY } from '../client/sessionKeys.ts';

/** Whether a session is stored. False where storage is blocked: such a session ends with its page. */
export function hasSessionHint(): boolean {
  return isStored(SESSION_KEY);
}

/** Whether the browser has had a session, which may have ended. */
export function hasHadSession(): boolean {
  return isStored(RETURNING_KEY);
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
