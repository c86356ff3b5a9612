/**
 * How long things are kept. Written by `node tools/generate/main.ts` from the table of the migrations
 * (private.retention_periods), which the nightly job applies: change it there.
 */
export const retentionPeriods = {
  account: '24 months',
  'unconfirmed account': '30 days',
  'newsletter, left': '36 months',
  'newsletter, unconfirmed': '30 days',
  'newsletter links': '30 days',
  'resource download': '12 months',
  'speaking inquiry': '24 months',
  'contact message': '24 months',
  'sent mail': '12 months',
  'undelivered mail': '12 months',
  'address hash': '2 days',
  'investor declaration': '60 months',
} as const;
