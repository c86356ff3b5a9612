import { brand } from '@podium/brands/active/content/brand.ts';

/** The description of the person for search engines. */
export const personDescription = `${brand.name} is ${brand.role}.`;
