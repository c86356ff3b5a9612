import { RETURNING_KEY, SESSION_KEY } from '../client/sessionKeys.ts';

type StoragePage = Pick<Window, 'localStorage'>;

/**
 * Whether a session is stored. Cheap: loads none of the backend's code. False where storage is blocked, since a session
 * in memory ends with its page.
 */
export function hasSessionHint(page: StoragePage = window): boolean {
  return isStored(SESSION_KEY, page);
}

/** Whether the browser has had a session, which may have ended. */
export function hasHadSession(page: StoragePage = window): boolean {
  return isStored(RETURNING_KEY, page);
}

function isStored(key: string, page: StoragePage): boolean {
  try {
    return page.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
