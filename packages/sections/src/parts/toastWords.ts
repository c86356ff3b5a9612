/** What a toast says. */
export interface ToastWords {
  title: string;
  description: string;
}
