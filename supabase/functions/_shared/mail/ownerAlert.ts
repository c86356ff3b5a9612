import { brand, mailTexts, site } from '@podium/brands/active/content.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import type { Environment } from '../environment.ts';
import { fillIn } from './fillIn.ts';
import { compose, hostOf, type Mail } from './mail.ts';

/** Data from private.raise_alerts(). */
export interface AlertData {
  troubles: {
    kind: keyof typeof queries;
    count: number;
    /** The first five. */
    items: string[];
  }[];
}

const queries = {
  'dead-mail': "select id, created_at, recipient, subject, error from mail_outbox where status = 'dead'",
  'late-mail': "select created_at, attempts, error from mail_outbox where status in ('pending', 'sending')",
  'silent-worker': 'select status, return_message, end_time from cron.job_run_details order by end_time desc limit 5',
  'failed-retention': "select * from private.job_runs where job = 'retention'",
  'lead-without-mail':
    "select key, raised_at from private.alerts where key like 'lead-without-mail/%/%' order by raised_at desc",
};

const { alert: words } = mailTexts;

function counted(forms: PluralForms, count: number): string {
  return fillIn(pluralForm(forms, count, site.locale), { count: String(count) });
}

/** To the owner: what is wrong, and the query for details. Contains nothing from visitors. */
export function ownerAlertMail({ troubles }: AlertData, environment: Environment): Mail {
  const [first] = troubles;
  const title =
    troubles.length === 1 && first !== undefined
      ? words.troubles[first.kind].title
      : counted(words.several, troubles.length);
  const paragraphs = troubles.map(({ kind, count }) => counted(words.troubles[kind].what, count));
  return compose(environment, {
    to: brand.mailboxes.owner,
    subject: `${title}: ${hostOf(environment)}`,
    strip: 'inquiry',
    picture: 'desk',
    note: words.note,
    title,
    preview: paragraphs.join(' '),
    paragraphs,
    facts: troubles.map(({ kind, items }) => [
      words.troubles[kind].title,
      items.every((item) => /^\d{4}-/.test(item)) ? words.sinceToday : items.join(', '),
    ]),
    asides: [words.more, ...troubles.map(({ kind }) => queries[kind]), words.help],
    reason: words.reason,
  });
}
