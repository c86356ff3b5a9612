import { createVar } from '@vanilla-extract/css';

/** Where toasts begin on wide screens. A page without the fixed bars sets it on the root, to keep its heading clear. */
export const toastTop = createVar('toast-top');
