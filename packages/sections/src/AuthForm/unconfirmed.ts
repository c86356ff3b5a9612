/** Whether a refused sign-in says that the address was never confirmed; the service's words are 'Email not confirmed'. */
export function isUnconfirmed(message: string): boolean {
  return /\bnot confirmed\b/i.test(message);
}
