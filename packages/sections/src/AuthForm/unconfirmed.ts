/** Whether a failed sign-in reports an unconfirmed address; the service's message is 'Email not confirmed'. */
export function isUnconfirmed(message: string): boolean {
  return /\bnot confirmed\b/i.test(message);
}
