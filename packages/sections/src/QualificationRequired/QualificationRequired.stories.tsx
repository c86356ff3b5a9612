import { expect } from 'storybook/test';
import { qualificationRequired } from '@podium/data/content/deals';
import { application, qualificationOf, qualifications, recordOf } from '@podium/data/fixtures/onboarding';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { QualificationRequired } from './QualificationRequired.tsx';

const meta = preview.meta({
  component: QualificationRequired,
  args: { content: qualificationRequired, qualification: qualifications.belowThreshold },
});

/** Everything but the amount: the card names the sum that is missing. */
export const CommitmentTooLow = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Qualification Required' })).toBeVisible();
    await expect(
      canvas.getByText('You entered $750,000. Deals open at $1,000,000; $250,000 more would open them.'),
    ).toBeVisible();
    await expect(canvas.getAllByText(/^Not met/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Complete Qualification' })).toHaveAttribute('href', '/join');
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
});

/** Before the first application. */
export const NoRecord = meta.story({
  args: { qualification: qualifications.none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(qualificationRequired.summary.noRecord)).toBeVisible();
    await expect(canvas.getAllByText(/^Not met/)).toHaveLength(4);
  },
});

/** The applicant answered that he is not accredited. */
export const NotAccredited = meta.story({
  args: { qualification: qualifications.notAccredited },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(qualificationRequired.conditions.accredited.unmet)).toBeVisible();
    await expect(canvas.getAllByText(/^Not met/)).toHaveLength(1);
  },
});

/** The record has no consent. */
export const WithoutConsent = meta.story({
  args: { qualification: qualifications.withoutConsent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(qualificationRequired.conditions.consent.unmet)).toBeVisible();
    await expect(canvas.getAllByText(/^Not met/)).toHaveLength(1);
  },
});

/** The last step was never sent. */
export const NotCompleted = meta.story({
  args: { qualification: qualifications.notCompleted },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your application is not complete\./)).toBeVisible();
  },
});

/** Two conditions at once. */
export const SeveralConditions = meta.story({
  args: { qualification: qualificationOf(recordOf({ ...application, isAccredited: false, minCommitment: 250_000 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Two of the four conditions are not met yet\./)).toBeVisible();
    await expect(canvas.getAllByText(/^Not met/)).toHaveLength(2);
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: {
    content: {
      ...qualificationRequired,
      heading: 'Not yet',
      actions: { complete: { label: 'Apply', href: '/join' }, home: { label: 'Home', href: '/' } },
    },
  },
});

/** By keyboard alone: the way on, the way home. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Long words at 320 px. */
export const LongGerman = meta.story({
  args: {
    content: {
      ...qualificationRequired,
      heading: 'Qualifikationsnachweis der Vermögensverwaltungsgesellschaft erforderlich',
      actions: {
        ...qualificationRequired.actions,
        complete: { label: 'Qualifikationsnachweis vervollständigen', href: '/join' },
      },
    },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
