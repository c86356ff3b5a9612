import { readAuthReturn } from '../client/authReturn.ts';
import { SESSION_KEY } from '../client/sessionKeys.ts';

/**
 * Whether there may be a session: one is stored, or the address carries the result of a mailed link. Cheap, and without
 * any code of the backend's client. Where storage is blocked there is none: a session in memory ends with its page.
 */
export function hasSessionHint(page: Pick<Window, 'location' | 'localStorage'> = window): boolean {
  if (readAuthReturn(new URL(page.location.href)) !== null) {
    return true;
  }
  try {
    return page.localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
