import { useCallback, useEffect, useRef, useState } from 'react';
import {
  deals as content,
  loadingPanel,
  qualificationRequired,
  secondFactorRequired,
} from '@podium/brands/active/content.ts';
import type { Backend, SessionUser } from '@podium/data/client/backend.ts';
import { fromRow, type OnboardingValues } from '@podium/data/schemas/onboarding.ts';
import { useQualification } from '@podium/data/session/useQualification.tsx';
import type { AccountPart } from '@podium/sections/AccountDialog/AccountDialog';
import { DealGrid } from '@podium/sections/DealGrid/DealGrid';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { QualificationRequired } from '@podium/sections/QualificationRequired/QualificationRequired';
import { SecondFactorRequired } from '@podium/sections/SecondFactorRequired/SecondFactorRequired';
import { AccountBar } from '../adapters/AccountBar.tsx';
import { useFetched } from '../adapters/useFetched.ts';
import { focusHeading } from '../shell/focusHeading.ts';
import { SignedIn } from '../shell/SignedIn.tsx';

const listDeals = (backend: Backend) => backend.listDeals();

export function Page() {
  return <SignedIn>{(user) => <DealsPage user={user} />}</SignedIn>;
}

function DealsPage({ user }: { user: SessionUser }) {
  const [accountPart, setAccountPart] = useState<AccountPart | null>(null);
  /** Number of changes of the second factor. Each change reloads the deals. */
  const [changes, setChanges] = useState(0);
  const noteChange = useCallback(() => setChanges((count) => count + 1), []);

  const changesBefore = useRef(0);

  useEffect(() => {
    if (accountPart !== null || changes === changesBefore.current) return undefined;
    changesBefore.current = changes;
    // The button that opened the account dialog may be unmounted with its card.
    return document.activeElement === document.body ? focusHeading() : undefined;
  }, [accountPart, changes]);

  return (
    <>
      <AccountBar
        email={user.email}
        part={accountPart}
        onPartChange={setAccountPart}
        onSecondFactorChange={noteChange}
      />
      <main id="main" tabIndex={-1}>
        <DealsContent key={changes} userId={user.id} onSetUp={() => setAccountPart('security')} />
      </main>
    </>
  );
}

/**
 * Qualified users see the deals, others see the unmet conditions (REQ-DEAL-1). Nothing is refused while the state is
 * unknown.
 */
function DealsContent({ userId, onSetUp }: { userId: string; onSetUp: () => void }) {
  const { record, qualification, retry } = useQualification(userId);
  if (qualification.status === 'loading') return <LoadingPanel content={loadingPanel} />;
  const askAgain = async () => {
    await retry();
    focusHeading();
  };
  if (qualification.status === 'failed') {
    return <DealGrid content={content} deals={qualification} onRetry={() => void askAgain()} applicant={null} />;
  }
  const application = record.status === 'ready' ? record.value : null;
  if (qualification.value.isQualified && qualification.value.awaitsSecondFactor) {
    return <SecondFactorRequired content={secondFactorRequired} onSetUp={onSetUp} />;
  }
  if (qualification.value.isQualified && application) {
    return <Deals userId={userId} application={fromRow(application)} />;
  }
  return (
    <QualificationRequired
      content={qualificationRequired}
      qualification={qualification.value}
      onRetry={() => void askAgain()}
    />
  );
}

function Deals({ userId, application }: { userId: string; application: OnboardingValues }) {
  const { state, read } = useFetched(listDeals);
  useEffect(() => void read(), [read]);
  const applicant = { id: userId, ...application };
  const askAgain = async () => {
    await read();
    focusHeading();
  };
  return <DealGrid content={content} deals={state} onRetry={() => void askAgain()} applicant={applicant} />;
}
