import { deals as content, qualificationRequired } from '@podium/data/content/deals';
import { deals } from '@podium/data/fixtures/deals';
import { application, qualifications } from '@podium/data/fixtures/onboarding';
import { people } from '@podium/data/fixtures/people';
import { DealGrid } from '@podium/sections/DealGrid/DealGrid';
import { QualificationRequired } from '@podium/sections/QualificationRequired/QualificationRequired';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { AccountPage } from './AccountPage.tsx';

const meta = preview.meta({
  render: () => (
    <AccountPage>
      <DealGrid
        content={content}
        deals={{ status: 'ready', value: deals }}
        onRetry={() => {}}
        applicant={{ id: people.robin.id, ...application }}
      />
    </AccountPage>
  ),
});

/** A qualified user sees the sign-out button, badge and deals. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome back')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

/** A signed-in user who is not qualified also sees the bar (REQ-DEAL-1). */
export const NotQualified = meta.story({
  render: () => (
    <AccountPage>
      <QualificationRequired content={qualificationRequired} qualification={qualifications.belowThreshold} />
    </AccountPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Qualification Required' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});
