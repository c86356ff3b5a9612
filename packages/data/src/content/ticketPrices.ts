/** What the two tickets of the summit cost (specification §9). */
export const ticketPrices = { general: '$3K', vip: '$10K' };
