import { accountHeader, deals as content, join, qualificationRequired } from '@podium/brands/active/content.ts';
import { deals } from '@podium/data/fixtures/deals.ts';
import { application, qualifications, sampleCommitment } from '@podium/data/fixtures/onboarding.ts';
import { people } from '@podium/data/fixtures/people.ts';
import { AccountHeader } from '@podium/sections/AccountHeader/AccountHeader';
import { DealGrid } from '@podium/sections/DealGrid/DealGrid';
import { emptyDraft } from '@podium/sections/JoinWizard/joinDraft';
import { JoinWizard } from '@podium/sections/JoinWizard/JoinWizard';
import { QualificationRequired } from '@podium/sections/QualificationRequired/QualificationRequired';
import { accepts } from '@podium/storybook/answers';
import preview from '@podium/storybook/preview';

/** Pages of signed-in users: the bar with 'Welcome back' above the main content. */
const meta = preview.meta({
  decorators: [
    (Story) => (
      <>
        <AccountHeader content={accountHeader} onAccount={() => {}} onSignOut={accepts()} />
        <main id="main" tabIndex={-1}>
          <Story />
        </main>
      </>
    ),
  ],
});

/** A qualified user sees the badge and the deals. */
export const Deals = meta.story({
  tags: ['visual'],
  render: () => (
    <DealGrid
      content={content}
      deals={{ status: 'ready', value: deals }}
      onRetry={() => {}}
      applicant={{ id: people.robin.id, ...application }}
    />
  ),
});

/** A user who is not qualified sees the missing condition instead (REQ-DEAL-1). */
export const NotQualified = meta.story({
  render: () => (
    <QualificationRequired
      content={qualificationRequired}
      qualification={qualifications.belowThreshold}
      onRetry={() => {}}
    />
  ),
});

/** The first of three steps. */
export const Join = meta.story({
  render: () => (
    <JoinWizard
      content={join}
      applicantId={people.robin.id}
      qualifyingCommitment={sampleCommitment}
      draft={emptyDraft}
      onDraftChange={() => {}}
      onSubmit={accepts()}
      onDone={() => {}}
    />
  ),
});
