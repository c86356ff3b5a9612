import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { actionSchema } from './action.ts';
import { brandSchema } from './brand.ts';
import { freeResourceSchema } from './freeResource.ts';
import { investmentTierSchema } from './investmentTier.ts';
import { legalDocumentSchema } from './legalDocument.ts';
import { moneyFormatSchema } from './moneyFormat.ts';
import { slug } from './slug.ts';

const { name, phone, mailboxes, links } = brandSchema.shape;
const part = { id: 'who', heading: 'Who', blocks: [{ kind: 'paragraph', text: ['We.'] }] };
const table = { kind: 'table', caption: 'What', columns: ['What', 'How long'] };
const tier = { type: 'Boats', description: 'Sound hulls.', from: 500_000, to: 600_000 };

const rules: [name: string, schema: z.ZodMiniType, accepts: unknown[], refuses: unknown[]][] = [
  ['names', name, ['Robin Sample'], ['', ' Robin Sample']],
  ['telephone numbers', phone, ['+49 40 000000'], ['020 000 00 00']],
  ['mailboxes', mailboxes.shape.press, ['press@b.example'], ['press']],
  ['external links', links.shape.podcast.shape.href, ['https://a.example'], ['http://a.example']],
  ['currencies', moneyFormatSchema.shape.currency, ['EUR', 'KES', 'INR'], ['€', 'eur', 'Euro', 'ABC']],
  ['slugs', slug, ['wind-park-2024'], ['Wind Park', '']],
  ['keys of resources', freeResourceSchema.shape.type, ['guide2'], ['Reading list', '2nd', '', 'a'.repeat(64)]],
  ['tiers, which end above their beginning', investmentTierSchema, [tier], [{ ...tier, to: 500_000 }]],
  [
    'legal documents, with one anchor per part and whole rows',
    legalDocumentSchema.shape.parts,
    [[part], [{ ...part, blocks: [{ ...table, rows: [['Address', '2 days']] }] }]],
    [[part, part], [{ ...part, blocks: [{ ...table, rows: [['Address']] }] }]],
  ],
  [
    'REQ-HOME-2: actions, with a usable address or the reason why there is none',
    actionSchema,
    [
      { label: 'Listen', reason: 'Not recorded yet' },
      ...['/contact', '/#newsletter', '#calendar', 'https://a.example/b'].map((href) => ({ label: 'Listen', href })),
    ],
    [
      { label: 'Listen' },
      { label: 'Listen', reason: '' },
      ...['', '#', 'contact', 'http://a.example', 'javascript:alert(1)'].map((href) => ({ label: 'Listen', href })),
    ],
  ],
];

test.each(rules)('REQ-TEXT-1, REQ-TEXT-3: schemas of the content: %s', (_name, schema, accepts, refuses) => {
  const isValid = (value: unknown) => schema.safeParse(value).success;
  expect(accepts.filter((value) => !isValid(value))).toEqual([]);
  expect(refuses.filter(isValid)).toEqual([]);
});
