import { appBars, loadingPanel } from '@podium/data/content/appBars';
import { deals as content, qualificationRequired } from '@podium/data/content/deals';
import { routes } from '@podium/data/content/routes';
import { fromRow, type OnboardingValues } from '@podium/data/schemas/onboarding';
import { useAuth } from '@podium/data/session/AuthProvider';
import { useQualification } from '@podium/data/session/useQualification';
import { AppBar } from '@podium/sections/AppBar/AppBar';
import { DealGrid } from '@podium/sections/DealGrid/DealGrid';
import { LoadingPanel } from '@podium/sections/LoadingPanel/LoadingPanel';
import { QualificationRequired } from '@podium/sections/QualificationRequired/QualificationRequired';
import { useDeals } from '../adapters/useDeals.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { SignedIn } from '../shell/SignedIn.tsx';

export function Page() {
  return (
    <>
      <PageHead meta={routes.deals} />
      <SignedIn>{(user) => <Gate userId={user.id} />}</SignedIn>
    </>
  );
}

function Gate({ userId }: { userId: string }) {
  const { signOut } = useAuth();
  const { isLoading, record, qualification } = useQualification();
  return (
    <>
      <AppBar content={appBars.deals} onSignOut={signOut} />
      <main id="main" tabIndex={-1}>
        {isLoading && <LoadingPanel content={loadingPanel} />}
        {!isLoading && qualification.isQualified && record && <Deals userId={userId} application={fromRow(record)} />}
        {!isLoading && !(qualification.isQualified && record) && (
          <QualificationRequired content={qualificationRequired} qualification={qualification} />
        )}
      </main>
    </>
  );
}

function Deals({ userId, application }: { userId: string; application: OnboardingValues }) {
  const { deals, retry } = useDeals();
  return <DealGrid content={content} deals={deals} onRetry={retry} applicant={{ id: userId, ...application }} />;
}
