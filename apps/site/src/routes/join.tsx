import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { appBars, loadingPanel } from '@podium/data/content/appBars';
import { join } from '@podium/data/content/join';
import { paths } from '@podium/data/content/paths';
import { fromRow } from '@podium/data/schemas/onboarding';
import { useAuth } from '@podium/data/session/AuthProvider';
import { useQualification } from '@podium/data/session/useQualification';
import { AppBar } from '@podium/sections/AppBar/AppBar';
import { draftFromValues, emptyDraft } from '@podium/sections/JoinWizard/joinDraft';
import { JoinWizard } from '@podium/sections/JoinWizard/JoinWizard';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { useJoinDraft } from '../adapters/JoinDraft.tsx';
import { SignedIn } from '../shell/SignedIn.tsx';

export function Page() {
  return <SignedIn from={paths.join}>{(user) => <Application userId={user.id} />}</SignedIn>;
}

function Application({ userId }: { userId: string }) {
  const { signOut } = useAuth();
  const { record, qualification, save } = useQualification();
  const { draftOf, keep, clear } = useJoinDraft();
  const navigate = useNavigate();
  const draft = draftOf(userId) ?? (record ? draftFromValues(fromRow(record)) : emptyDraft);
  return (
    <>
      <AppBar content={appBars.join} onSignOut={signOut} />
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
