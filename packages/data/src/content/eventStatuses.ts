/** What a badge says of an event's status. A status that is not among them is shown as it is. */
export const eventStatuses: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  tentative: 'Tentative',
  private: 'Private',
};
