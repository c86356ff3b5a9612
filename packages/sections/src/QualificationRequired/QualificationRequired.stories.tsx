import { expect, fn, userEvent } from 'storybook/test';
import { qualificationRequired } from '@podium/brands/standard/qualificationRequired.ts';
import { application, qualificationOf, qualifications, recordOf } from '@podium/data/fixtures/onboarding.ts';
import preview from '@podium/storybook/preview';
import { QualificationRequired } from './QualificationRequired.tsx';

const meta = preview.meta({
  component: QualificationRequired,
  args: { content: qualificationRequired, qualification: qualifications.belowThreshold, onRetry: fn() },
});

/** Only the commitment is too low: the card states the missing amount. */
export const CommitmentTooLow = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Qualification Required' })).toBeVisible();
    await expect(canvas.getAllByText(/^Not met/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Complete Qualification' })).toHaveAttribute('href', '/join');
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
});

/** Before the first application. */
export const NoRecord = meta.story({ args: { qualification: qualifications.none } });

/** A qualified user whose application did not load: a retry instead of 'Complete Qualification'. */
export const NotLoaded = meta.story({
  args: { qualification: qualifications.qualified },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(qualificationRequired.notLoaded.text)).toBeVisible();
    await expect(canvas.queryByText(/^Not met/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: qualificationRequired.notLoaded.retry }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** The last step was not submitted. */
export const NotCompleted = meta.story({ args: { qualification: qualifications.notCompleted } });

/** Two unmet conditions. */
export const SeveralConditions = meta.story({
  tags: ['visual'],
  args: { qualification: qualificationOf(recordOf({ ...application, isAccredited: false, minCommitment: 250_000 })) },
});
