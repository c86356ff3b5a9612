import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../tests/brand/contentTexts.ts';
import { privacy } from './content.ts';
import { retentionPeriods } from '@podium/data/schemas/retentionPeriods.ts';

describe('REQ-PRIV-2: /privacy describes the stored data', () => {
  /** The row of /privacy for each table; null if the table contains no data of visitors. */
  const occasions: Record<string, string | null> = {
    profiles: 'Account',
    address_changes: 'Account',
    investor_onboarding: 'Investor application',
    investor_declarations: 'Declarations of the application',
    deals: null,
    deal_access: null,
    mail_outbox: 'Mail that we send you',
    newsletter_subscribers: 'Newsletter',
    newsletter_tokens: 'Newsletter',
    resource_downloads: 'Free resource',
    speaking_inquiries: 'Speaking inquiry',
    contact_messages: 'Contact message',
    rate_limits: 'Limit on forms',
    retention_periods: null,
    download_limits: null,
    declaration_settings: null,
    disclaimer_versions: null,
    suppressed_addresses: 'Addresses that stay erased',
    job_runs: null,
    alerts: null,
  };
  const migrations = new URL('../../supabase/migrations/', import.meta.url);
  const tables = readdirSync(migrations)
    .map((name) => readFileSync(new URL(name, migrations), 'utf8'))
    .flatMap((sql) => [...sql.matchAll(/^create table (?:\w+\.)?(\w+)/gm)].map(([, table = '']) => table));

  test('every table of the migrations is on it, or holds no data about visitors', () => {
    expect(tables.toSorted()).toEqual(Object.keys(occasions).toSorted());
    const said = textsOf(privacy).map(([, text]) => text);
    expect(Object.values(occasions).filter((row) => row !== null && !said.includes(row))).toEqual([]);
  });

  test('every retention period is quoted on it', () => {
    const periods = privacy.parts.find(({ id }) => id === 'how-long');
    const words = JSON.stringify(periods);
    expect(Object.values(retentionPeriods).filter((period) => !words.includes(period))).toEqual([]);
  });
});
