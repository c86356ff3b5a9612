import { formatMoney } from '@podium/data/schemas/money.ts';
import { brand } from './brand.ts';
import { site } from '../site.ts';

/** Prices of the summit's two tickets. */
export const ticketPrices = { general: 3000, vip: 10_000 };

const textOf = (price: number) => formatMoney(price, brand.money.prices, site.locale);

/** The prices as text, for sentences. */
export const ticketPriceTexts = { general: textOf(ticketPrices.general), vip: textOf(ticketPrices.vip) };
