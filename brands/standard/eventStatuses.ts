/** Labels of event statuses. An unknown status is shown as it is. */
export const eventStatuses: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  tentative: 'Tentative',
  private: 'Private',
};
