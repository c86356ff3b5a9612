export const toastTexts = {
  /** Accessible name of the list. */
  list: 'Notifications ({hotkey})',
  /** Spoken before a message. */
  message: 'Notification',
  dismiss: 'Dismiss',
};
