import { useState } from 'react';
import { join } from '@podium/data/content/join';
import { sampleCommitment } from '@podium/data/fixtures/onboarding';
import { people } from '@podium/data/fixtures/people';
import { emptyDraft } from '@podium/sections/JoinWizard/joinDraft';
import { JoinWizard } from '@podium/sections/JoinWizard/JoinWizard';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { AccountPage } from './AccountPage.tsx';

/** Keeps the draft, as the site does above its routes. */
function Application() {
  const [draft, setDraft] = useState(emptyDraft);
  return (
    <AccountPage>
      <JoinWizard
        content={join}
        applicantId={people.robin.id}
        qualifyingCommitment={sampleCommitment}
        draft={draft}
        onDraftChange={setDraft}
        onSubmit={() => Promise.resolve({ ok: true })}
        onDone={() => {}}
      />
    </AccountPage>
  );
}

const meta = preview.meta({ render: () => <Application /> });

/** The first of three steps, below the bar of a signed-in user. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 1 of 3')).toBeVisible();
    await expect(canvas.getByText('Welcome back')).toBeVisible();
  },
});
