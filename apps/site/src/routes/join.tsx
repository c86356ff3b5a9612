import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '@podium/data/client/backend';
import { loadingPanel } from '@podium/data/content/appBar';
import { join } from '@podium/data/content/join';
import { paths } from '@podium/data/content/paths';
import { fromRow } from '@podium/data/schemas/onboarding';
import { useQualification } from '@podium/data/session/useQualification';
import { draftFromValues, emptyDraft } from '@podium/sections/JoinWizard/joinDraft';
import { JoinWizard } from '@podium/sections/JoinWizard/JoinWizard';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { AccountBar } from '../adapters/AccountBar.tsx';
import { useJoinDraft } from '../adapters/JoinDraft.tsx';
import { SignedIn } from '../shell/SignedIn.tsx';

export function Page() {
  return <SignedIn from={paths.join}>{(user) => <Application user={user} />}</SignedIn>;
}

function Application({ user }: { user: SessionUser }) {
  const userId = user.id;
  const { record, qualification, save } = useQualification();
  const { draftOf, keep, clear } = useJoinDraft();
  const navigate = useNavigate();
  const draft = draftOf(userId) ?? (record ? draftFromValues(fromRow(record)) : emptyDraft);
  return (
    <>
      <AccountBar email={user.email} />
      <main id="main" tabIndex={-1}>
        {qualification.status === 'loading' ? (
          <LoadingPanel content={loadingPanel} />
        ) : (
          <JoinWizard
            content={join}
            applicantId={userId}
            draft={draft}
            onDraftChange={(next) => keep(userId, next)}
            onSubmit={save}
            onDone={() => {
              // With the change of page, which may wait for its code: alone it would show step 1 until then.
              startTransition(clear);
              void navigate(paths.deals);
            }}
          />
        )}
      </main>
    </>
  );
}
