import { createVar } from '@vanilla-extract/css';

/**
 * Top of the list of toasts on wide screens. A page without the fixed bars sets it on the root, to keep its heading
 * clear.
 */
export const toastTop = createVar('toast-top');
