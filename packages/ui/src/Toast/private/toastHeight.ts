/** The custom property of the root that says how high the list of toasts is, while there are any. */
export const toastHeight = '--podium-toast-height';
