/** Shown instead of the service's message if there was no response. */
export const UNREACHABLE = 'The service could not be reached. Please try again.';
/** Error for saving without a signed-in user. */
export const NOT_AUTHENTICATED = 'User not authenticated';
