import { startTransition, use, useState } from 'react';
import type { SessionUser } from '@podium/data/client/backend.ts';
import { join, loadingPanel, paths, sessionTrouble, site } from '@podium/brands/active/content.ts';
import { fromRow } from '@podium/data/schemas/onboarding.ts';
import { useQualification } from '@podium/data/session/useQualification.tsx';
import { draftFromValues, emptyDraft } from '@podium/sections/JoinWizard/joinDraft';
import type { AccountPart } from '@podium/sections/AccountDialog/AccountDialog';
import { JoinWizard } from '@podium/sections/JoinWizard/JoinWizard';
import { ErrorPage } from '@podium/sections/ErrorPage/ErrorPage';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { Container } from '@podium/ui/Container/Container';
import { AccountBar } from '../adapters/AccountBar.tsx';
import { JoinDraftContext } from '../adapters/JoinDraft.tsx';
import { focusHeading } from '../shell/focusHeading.ts';
import { SignedIn } from '../shell/SignedIn.tsx';
import { useNavigateWhileHere } from '../shell/useNavigateWhileHere.ts';

export function Page() {
  return <SignedIn from={paths.join}>{(user) => <Application user={user} />}</SignedIn>;
}

function Application({ user }: { user: SessionUser }) {
  const userId = user.id;
  const { record, qualification, save, retry } = useQualification(userId);
  const [kept, keep] = use(JoinDraftContext);
  const navigate = useNavigateWhileHere();
  const [accountPart, setAccountPart] = useState<AccountPart | null>(null);
  const stored =
    record.status === 'ready' && record.value ? draftFromValues(fromRow(record.value), site.locale) : emptyDraft;
  const draft = kept?.draft;
  const askAgain = async () => {
    await retry();
    focusHeading();
  };
  return (
    <>
      <AccountBar email={user.email} part={accountPart} onPartChange={setAccountPart} />
      <main id="main" tabIndex={-1}>
        {record.status === 'loading' && <LoadingPanel content={loadingPanel} />}
        {/* An empty form could overwrite a stored application that failed to load (REQ-JOIN-4). */}
        {record.status === 'failed' && !draft && (
          <Container>
            <ErrorPage content={sessionTrouble.application} onRetry={() => void askAgain()} />
          </Container>
        )}
        {(record.status === 'ready' || (record.status === 'failed' && draft)) && (
          <JoinWizard
            content={join}
            applicantId={userId}
            qualifyingCommitment={qualification.status === 'ready' ? qualification.value.requiredCommitment : null}
            draft={draft ?? stored}
            onDraftChange={(next) => keep({ userId, draft: next })}
            onSubmit={save}
            onDone={() => {
              navigate(paths.deals);
              // The user left /join and returned during the submit. This page read the old record: keep the draft.
              if (window.location.pathname === paths.join) return;
              // In the same transition as the navigation: without its draft, the wizard would show step 1 while the
              // next page loads. A draft that is newer than the submitted one stays.
              startTransition(() => keep((now) => (now?.draft === draft ? null : now)));
            }}
          />
        )}
      </main>
    </>
  );
}
