/** Prices of the summit's two tickets. */
export const ticketPrices = { general: '$3K', vip: '$10K' };
