import { loadingPanel } from '@podium/data/content/appBar';
import { deals as content, qualificationRequired } from '@podium/data/content/deals';
import type { SessionUser } from '@podium/data/client/backend';
import { fromRow, type OnboardingValues } from '@podium/data/schemas/onboarding';
import { useQualification } from '@podium/data/session/useQualification';
import { DealGrid } from '@podium/sections/DealGrid/DealGrid';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { QualificationRequired } from '@podium/sections/QualificationRequired/QualificationRequired';
import { AccountBar } from '../adapters/AccountBar.tsx';
import { useDeals } from '../adapters/useDeals.ts';
import { focusHeading } from '../shell/focusHeading.ts';
import { SignedIn } from '../shell/SignedIn.tsx';

export function Page() {
  return <SignedIn>{(user) => <Gate user={user} />}</SignedIn>;
}

function Gate({ user }: { user: SessionUser }) {
  return (
    <>
      <AccountBar email={user.email} />
      <main id="main" tabIndex={-1}>
        <Standing userId={user.id} />
      </main>
    </>
  );
}

/** Who is qualified sees the deals; who is not, the reasons; and while nobody can say, there is no refusal. */
function Standing({ userId }: { userId: string }) {
  const { record, qualification, retry } = useQualification();
  if (qualification.status === 'loading') return <LoadingPanel content={loadingPanel} />;
  if (qualification.status === 'failed') {
    const askAgain = async () => {
      await retry();
      focusHeading();
    };
    return <DealGrid content={content} deals={qualification} onRetry={() => void askAgain()} applicant={null} />;
  }
  if (qualification.value.isQualified && record) return <Deals userId={userId} application={fromRow(record)} />;
  return <QualificationRequired content={qualificationRequired} qualification={qualification.value} />;
}

function Deals({ userId, application }: { userId: string; application: OnboardingValues }) {
  const { deals, retry } = useDeals();
  return <DealGrid content={content} deals={deals} onRetry={retry} applicant={{ id: userId, ...application }} />;
}
