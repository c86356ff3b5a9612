import { retentionPeriods } from '@podium/data/schemas/retentionPeriods.ts';
import { site } from '@podium/brands/active/site.ts';

/** A retention period in the language of the site: '24 months'. */
export function keptFor(name: keyof typeof retentionPeriods): string {
  const [count, units = ''] = retentionPeriods[name].split(' ');
  const format = { style: 'unit', unit: units.slice(0, -1), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(site.locale, format).format(Number(count));
}
