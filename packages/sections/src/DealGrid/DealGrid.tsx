import { useMemo, useRef, useState } from 'react';
import { type Deal, dealCategories, type DealFilter, filterDeals } from '@podium/data/schemas/deal';
import type { Remote } from '@podium/data/schemas/remote';
import { AlertDialog } from '@podium/ui/AlertDialog/AlertDialog';
import { Badge } from '@podium/ui/Badge/Badge';
import { Button } from '@podium/ui/Button/Button';
import { CertificateOutline } from '@podium/ui/Certificate/CertificateOutline';
import { Container } from '@podium/ui/Container/Container';
import { FilterGroup } from '@podium/ui/FilterGroup/FilterGroup';
import { Seal } from '@podium/ui/Seal/Seal';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { catalogue } from '@podium/ui/press/catalogue';
import type { SealedItems } from '@podium/ui/press/contract';
import { sealFor } from '@podium/ui/press/seal';
import { LinkedWords, type LinkedWordsProps } from '../parts/LinkedWords.tsx';
import { DealCard, type DealCardContent } from './DealCard.tsx';
import * as styles from './DealGrid.css.ts';

export interface DealGridContent {
  heading: string;
  badge: string;
  /** Beside the personal seal. */
  sealNote: string;
  /** Names the filter buttons. */
  filterLabel: string;
  /** Names the certificates together. */
  listLabel: string;
  loading: string;
  failed: { text: string; retry: string };
  empty: { text: string; showAll: string };
  /** How many deals match, after the number. */
  matches: { one: string; many: string };
  card: DealCardContent;
  details: { title: string; close: string };
  /** The line at the foot, cut where its link begins or ends. */
  note: LinkedWordsProps['text'];
}

export interface DealGridProps {
  content: DealGridContent;
  deals: Remote<readonly Deal[]>;
  /** Asks for the deals once more after a failure. */
  onRetry: () => void;
  /**
   * The visitor's own application, from which the personal seal is drawn. It is shown to nobody else. Null while nobody
   * can say whether the visitor qualifies: there is no badge then.
   */
  applicant: SealedItems['application'] | null;
}

/** The private deals of a qualified visitor (specification §2, deals screen). */
export function DealGrid({ content, deals, onRetry, applicant }: DealGridProps) {
  return (
    <Container>
      <div className={styles.head}>
        <h1 className={styles.heading}>{content.heading}</h1>
        {applicant && <PersonalSeal content={content} applicant={applicant} />}
      </div>
      {deals.status === 'loading' && (
        <div className={styles.certificates}>
          <div className={styles.place.wide}>
            <CertificateOutline>
              <output className={styles.words}>{content.loading}</output>
            </CertificateOutline>
          </div>
          <div className={styles.place.narrow}>
            <CertificateOutline />
          </div>
        </div>
      )}
      {deals.status === 'failed' && (
        <div className={styles.certificates}>
          <div className={styles.place.wide}>
            <CertificateOutline>
              <p className={styles.failure} role="alert">
                {content.failed.text}
              </p>
              <Button onPress={onRetry}>{content.failed.retry}</Button>
            </CertificateOutline>
          </div>
        </div>
      )}
      {deals.status === 'ready' && <Deals content={content} deals={deals.value} />}
      {/* Not while they are on their way: its link would have the focus and be pushed out of sight. */}
      {deals.status !== 'loading' && (
        <p className={styles.note}>
          <LinkedWords text={content.note} />
        </p>
      )}
    </Container>
  );
}

interface PersonalSealProps {
  content: DealGridContent;
  applicant: SealedItems['application'];
}

/** The applicant's own seal with the badge. */
function PersonalSeal({ content, applicant }: PersonalSealProps) {
  const { id, minCommitment, interests, experience } = applicant;
  const seal = useMemo(
    () => sealFor('application', { id, minCommitment, interests, experience }),
    [id, minCommitment, interests, experience],
  );
  return (
    <div className={styles.personal}>
      <div className={styles.personalSeal}>
        <Seal spec={seal} hasRegister />
      </div>
      <div className={styles.personalBadge}>
        <Badge tone="ok">{content.badge}</Badge>
      </div>
      <p className={styles.personalNote}>{content.sealNote}</p>
    </div>
  );
}

interface DealsProps {
  content: DealGridContent;
  /** All of them: seals are drawn over the full list, so that no filter redraws one. */
  deals: readonly Deal[];
}

/** The filter, the certificates it lets through, and what 'View Details' says. */
function Deals({ content, deals }: DealsProps) {
  const [filter, setFilter] = useState<DealFilter>('All');
  const [isDetailOpen, setIsDetailOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  const sealed = useMemo(() => catalogue('deal', deals), [deals]);
  const matching = filterDeals(sealed, filter);

  const showAll = () => {
    setFilter('All');
    // The button is gone with the empty list; whoever pressed it goes on in the list.
    list.current?.focus();
  };

  return (
    <>
      <div className={styles.filter}>
        <FilterGroup
          label={content.filterLabel}
          isLabelHidden
          options={filterOptions}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <VisuallyHidden>
        <output>
          {matching.length} {matching.length === 1 ? content.matches.one : content.matches.many}
        </output>
      </VisuallyHidden>
      <section className={styles.certificates} ref={list} aria-label={content.listLabel} tabIndex={-1}>
        {matching.map((deal, index) => (
          <DealCard
            key={deal.id}
            content={content.card}
            deal={deal}
            width={widthAt(index)}
            onViewDetails={() => setIsDetailOpen(true)}
          />
        ))}
        {matching.length === 0 && (
          <div className={styles.place.wide}>
            <CertificateOutline>
              <p className={styles.words}>{content.empty.text}</p>
              {filter !== 'All' && (
                <Button variant="quiet" onPress={showAll}>
                  {content.empty.showAll}
                </Button>
              )}
            </CertificateOutline>
          </div>
        )}
      </section>
      <AlertDialog
        isOpen={isDetailOpen}
        onClose={() => setIsDetailOpen(false)}
        title={content.details.title}
        closeLabel={content.details.close}
      />
    </>
  );
}

/** Seven and five columns, then five and seven. */
function widthAt(index: number): 'wide' | 'narrow' {
  return [0, 3].includes(index % 4) ? 'wide' : 'narrow';
}

const filterOptions = dealCategories.map((category) => ({ value: category, label: category }));
