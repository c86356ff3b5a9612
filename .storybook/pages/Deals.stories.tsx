import { deals as content, qualificationRequired } from '@podium/data/content/deals';
import { deals } from '@podium/data/fixtures/deals';
import { application, qualifications } from '@podium/data/fixtures/onboarding';
import { people } from '@podium/data/fixtures/people';
import { DealGrid } from '@podium/sections/DealGrid/DealGrid';
import { QualificationRequired } from '@podium/sections/QualificationRequired/QualificationRequired';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
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

/** A qualified investor: the way out, the badge, the deals. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText('Welcome back')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
});

/** Rulings: signed in and not qualified, the bar is there too. */
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

/** The narrowest screen: nothing runs off it. */
export const Narrow = meta.story(narrow);
