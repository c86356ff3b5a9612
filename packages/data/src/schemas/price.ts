import * as z from 'zod/mini';

/** '$5K': prices of programs and tickets. */
export const priceInShort = z.string().check(z.regex(/^\$\d+K$/, 'Is not written as $5K'));
