/** Custom property of the root with the height of the list of toasts; unset while the list is empty. */
export const toastHeight = '--podium-toast-height';
