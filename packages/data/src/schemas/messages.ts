/** Said where the specification shows the service's message and there was no service to give one. */
export const UNREACHABLE = 'The service could not be reached. Please try again.';
/** Said where the present password is asked for and another one is typed. */
export const WRONG_PASSWORD = 'This is not your present password';
/** Specification §8: save without a signed-in user. */
export const NOT_AUTHENTICATED = 'User not authenticated';
