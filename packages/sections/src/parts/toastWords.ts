/** Text of a toast. */
export interface ToastWords {
  title: string;
  description: string;
}
