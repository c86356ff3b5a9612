import { createVar } from '@vanilla-extract/css';

/** Top of the list of toasts on wide screens, for pages without the fixed bars, which set it on the root. */
export const toastTop = createVar('toast-top');
