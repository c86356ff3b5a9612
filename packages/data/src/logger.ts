/** Prefix of every line, to tell the site's warnings from the browser's. */
export const LOG_PREFIX = '[podium]';

/** Everything the site logs (REQ-LOG-1). Tests fail on any other warning. */
export const logMessages = {
  pageNotFound: 'No page at this path',
  profileNotCreated: 'The profile could not be created',
  recordNotRead: 'The onboarding record could not be read',
  qualificationNotRead: 'The qualification could not be read',
  downloadFailed: 'The download could not be processed',
} as const;

export function logWarning(message: (typeof logMessages)[keyof typeof logMessages], detail?: string): void {
  console.warn(LOG_PREFIX, message, ...(detail === undefined ? [] : [detail]));
}
