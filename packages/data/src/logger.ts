/** Starts every line, so that the site's own warnings can be told from the browser's. */
export const LOG_PREFIX = '[podium]';

/** Everything the site ever logs; a test that meets any other warning fails (rulings, 'Logging'). */
export const logMessages = {
  /** Specification §2: the attempted path is logged. */
  pageNotFound: 'No page at this path',
  /** Specification §8: profile creation error. */
  profileNotCreated: 'The profile could not be created',
  /** Specification §8: onboarding record fetch failure. */
  recordNotRead: 'The onboarding record could not be read',
  /** Ours: the database's answer to who is qualified did not arrive. */
  qualificationNotRead: 'The qualification could not be read',
  /** Specification §8: download failure. */
  downloadFailed: 'The download could not be processed',
} as const;
export type LogMessage = (typeof logMessages)[keyof typeof logMessages];

export type Log = (message: LogMessage, detail?: string) => void;

/** The one logger: a console warning with a stable beginning. */
export const logWarning: Log = (message, detail) => {
  if (detail === undefined) {
    console.warn(LOG_PREFIX, message);
  } else {
    console.warn(LOG_PREFIX, message, detail);
  }
};
