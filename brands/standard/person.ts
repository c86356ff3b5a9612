import { brand } from '@podium/brands/active/content/brand.ts';

/** What search engines read about the person. */
export const personDescription = `${brand.name} is ${brand.role}.`;
