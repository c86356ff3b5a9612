import { brand } from '@podium/brands/active/content.ts';
import type { Environment } from '../environment.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

/** Data from private.raise_alerts(). */
export interface AlertData {
  troubles: {
    kind: keyof typeof words;
    count: number;
    /** The first five. */
    items: string[];
  }[];
}

const words = {
  'dead-mail': {
    title: 'Mail was given up',
    what: (count: number) =>
      `${count === 1 ? 'One mail was' : `${count} mails were`} given up and will not be sent by itself.`,
    query: "select id, created_at, recipient, subject, error from mail_outbox where status = 'dead'",
  },
  'late-mail': {
    title: 'Mail waits',
    what: () => 'Mail has been waiting for more than 15 minutes.',
    query: "select created_at, attempts, error from mail_outbox where status in ('pending', 'sending')",
  },
  'silent-worker': {
    title: 'The mail worker does not run',
    what: () => 'The scheduled worker that sends mail has not run for an hour.',
    query: 'select status, return_message, end_time from cron.job_run_details order by end_time desc limit 5',
  },
  'failed-retention': {
    title: 'Retention failed',
    what: () => 'The nightly job that deletes what is past its time failed, or did not run.',
    query: "select * from private.job_runs where job = 'retention'",
  },
  'lead-without-mail': {
    title: 'A lead lacks its mails',
    what: (count: number) =>
      `${count === 1 ? 'One lead is' : `${count} leads are`} stored, but a mail about it was never settled.`,
    query: 'select * from private.troubles(true)',
  },
};

/** To the owner: what is wrong, and the query for details. Contains nothing from visitors. */
export function ownerAlertMail({ troubles }: AlertData, environment: Environment): Mail {
  const [first] = troubles;
  const title =
    troubles.length === 1 && first !== undefined ? words[first.kind].title : `${troubles.length} things need you`;
  return compose(
    { to: brand.mailboxes.owner, subject: `${title}: ${new URL(environment.siteUrl).host}` },
    {
      strip: 'inquiry',
      picture: 'desk',
      note: 'Alert',
      title,
      preview: troubles.map(({ kind, count }) => words[kind].what(count)).join(' '),
      paragraphs: troubles.map(({ kind, count }) => words[kind].what(count)),
      facts: troubles.map(({ kind, items }) => ({
        label: words[kind].title,
        value: items.every((item) => /^\d{4}-/.test(item)) ? 'Since today' : items.join(', '),
      })),
      asides: [
        'More in the SQL editor of the project:',
        ...troubles.map(({ kind }) => words[kind].query),
        'What to do stands in docs/operations.md.',
      ],
      reason: 'You get this because you own the site. An alert of one kind comes at most once a day.',
    },
    environment,
  );
}
