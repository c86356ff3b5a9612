// Separate from messages.ts, which is part of every page's first load.

/** Error for a wrong present password. */
export const WRONG_PASSWORD = 'This is not your present password';
/** Error for a wrong code of an authenticator app, or one already used. */
export const WRONG_CODE = 'This is not the current code. Enter the next one from your app.';
