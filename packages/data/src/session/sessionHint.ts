import { SESSION_KEY } from '../client/sessionKeys.ts';

/**
 * Whether a session is stored. Cheap: loads none of the backend's code. False where storage is blocked, since a session
 * in memory ends with its page.
 */
export function hasSessionHint(page: Pick<Window, 'localStorage'> = window): boolean {
  try {
    return page.localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
