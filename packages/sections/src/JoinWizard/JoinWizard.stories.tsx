import { expect, fn, screen, waitFor } from 'storybook/test';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { join } from '@podium/brands/legal-tender/content/join.ts';
import { application, sampleCommitment, smallApplication } from '@podium/data/fixtures/onboarding.ts';
import { people } from '@podium/data/fixtures/people.ts';
import { accepts, neverAnswers, refuses } from '@podium/storybook/answers';
import { recordAnnouncements } from '@podium/storybook/announcements';
import preview from '@podium/storybook/preview';
import { withValue } from '@podium/storybook/withValue';
import { draftFromValues, emptyDraft, type JoinDraft, type JoinStep } from './joinDraft.tsx';
import { JoinWizard } from './JoinWizard.tsx';

const DraftHost = withValue(JoinWizard, 'draft', 'onDraftChange');

const answered = (step: JoinStep, values = application): JoinDraft => ({ ...draftFromValues(values), step });
const empty = (step: JoinStep): JoinDraft => ({ ...emptyDraft, step });

const meta = preview.meta({
  component: JoinWizard,
  render: (args) => <DraftHost {...args} />,
  args: {
    content: join,
    applicantId: people.robin.id,
    qualifyingCommitment: sampleCommitment,
    draft: emptyDraft,
    onDraftChange: fn(),
    onSubmit: accepts(),
    onDone: fn(),
  },
});

/** The first step without answers; no ring of the emblem is drawn. */
export const Step1 = meta.story({ tags: ['visual'] });

/** Both messages of the first step, with focus on the first group. */
export const Step1Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: join.eligibility.next }));
    await expect(canvas.getByText('Please select yes or no')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByText('Please select yes or no')).not.toBeInTheDocument();
    await expect(canvas.getByText('Please select your residency')).toBeVisible();
  },
});

/** The second step, with the scale that shows which amount opens the deals (REQ-JOIN-2). */
export const Step2 = meta.story({
  tags: ['visual'],
  args: { draft: answered(2, smallApplication) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
    await expect(canvas.getByLabelText(/Minimum commitment/)).toHaveAccessibleDescription(
      'Applications open at $250,000. Viewing private deals needs $1,000,000 or more.',
    );
  },
});

/** The commitment that opens the deals is unknown: the hint says that there is one, and the scale is hidden. */
export const Step2CommitmentUnknown = meta.story({
  args: { draft: answered(2, smallApplication), qualifyingCommitment: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Minimum commitment/)).toHaveAccessibleDescription(
      'Applications open at $250,000. Viewing private deals may need more.',
    );
  },
});

/** Amounts below the minimums: toasts, the same messages at the fields, and no change of step. */
export const Step2BelowMinimums = meta.story({
  args: { draft: answered(2, { ...application, minCommitment: 249_999, netWorth: 999_999 }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announcements = recordAnnouncements(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: join.profile.next }));
    await expect(await screen.findByText('Invalid commitment')).toBeVisible();
    await expect(await screen.findByText('Invalid net worth')).toBeVisible();
    const commitment = canvas.getByLabelText(/Minimum commitment/);
    await expect(commitment).toHaveFocus();
    await expect(commitment).toHaveAccessibleDescription(/^Minimum commitment must be at least \$250,000/);
    await expect(announcements[0]).toMatch(/^Minimum commitment must be at least \$250,000/);
    await expect(announcements.join(' ')).not.toContain('Net worth');
  },
});

/** An amount is formatted with commas on blur. */
export const Step2AmountFormatted = meta.story({
  args: { draft: empty(2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Minimum commitment/), '1500000');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Minimum commitment/)).toHaveValue('1,500,000');
  },
});

const unanswered: JoinDraft = { ...answered(3), answers: { ...answered(3).answers, interests: [], consent: false } };

/** The third step: interests, and the consent below the divider. */
export const Step3 = meta.story({ tags: ['visual'], args: { draft: unanswered } });

/** Both messages of the third step; nothing is sent. */
export const Step3Invalid = meta.story({
  args: { draft: unanswered },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(canvas.getByRole('checkbox', { name: 'Private Equity' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Pending without a response: a second press sends nothing more, and no answer can be changed (REQ-JOIN-1). */
export const Submitting = meta.story({
  args: { draft: answered(3), onSubmit: neverAnswers() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit Application' }));
    const realEstate = canvas.getByRole('checkbox', { name: 'Real Estate' });
    await userEvent.click(realEstate);
    await expect(realEstate).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Submitting...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(application);
    await expect(canvas.getByText('Step 3 of 3')).toBeVisible();
  },
});

/** Saved after an amount was corrected: only the toast of success is left, then `onDone`. */
export const Submitted = meta.story({
  tags: ['visual'],
  args: { draft: answered(3) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    const netWorth = canvas.getByLabelText(/net worth/i);
    await userEvent.clear(netWorth);
    await userEvent.type(netWorth, '1');
    await userEvent.click(canvas.getByRole('button', { name: join.profile.next }));
    await screen.findByText('Invalid net worth');
    await userEvent.type(netWorth, '000000');
    await userEvent.click(canvas.getByRole('button', { name: join.profile.next }));
    await waitFor(() => expect(screen.queryByText('Invalid net worth')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Application' }));
    await expect(await screen.findByText('Application Submitted')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
});

/** Not saved: the step and its answers are kept, and submitting can be retried. */
export const SubmitFails = meta.story({
  args: { draft: answered(3), onSubmit: refuses() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(await screen.findByText('Error')).toBeVisible();
    await expect(
      canvas.getByText('Failed to save qualification data. Please try again.', { selector: 'form *' }),
    ).toBeVisible();
    const mailbox = canvas.getByRole('link', { name: brand.mailboxes.owner });
    // No answer is put into the e-mail.
    await expect(mailbox).toHaveAttribute('href', `mailto:${brand.mailboxes.owner}`);
    await expect(mailbox.closest('[aria-live]')).toHaveTextContent(/^Your answers are still here\./);
    await expect(canvas.getByRole('checkbox', { name: 'Real Estate' })).toBeChecked();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});
