import { use, useRef, useState } from 'react';
import { type Deal, dealCategories, type DealFilter, filterDeals } from '@podium/data/schemas/deal.ts';
import type { EmblemEntries } from '@podium/data/schemas/emblem.ts';
import { pluralForm, type PluralForms } from '@podium/data/schemas/pluralForm.ts';
import type { AsyncState } from '@podium/data/schemas/asyncState.ts';
import { AlertDialog } from '@podium/ui/AlertDialog/AlertDialog';
import { ArtworkContext } from '@podium/ui/Artwork/Artwork';
import { Badge } from '@podium/ui/Badge/Badge';
import { Button } from '@podium/ui/Button/Button';
import { SkeletonCard } from '@podium/ui/Card/SkeletonCard';
import { Container } from '@podium/ui/Container/Container';
import { FilterGroup } from '@podium/ui/FilterGroup/FilterGroup';
import { useLocale } from '@podium/ui/locale/Locale';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { RichText, type RichTextProps } from '../parts/RichText.tsx';
import { cell } from './DealCard.css.ts';
import { DealCard, type DealCardContent } from './DealCard.tsx';
import { EntryEmblem } from '../parts/EntryEmblem.tsx';
import * as styles from './DealGrid.css.ts';

export interface DealGridContent {
  heading: string;
  badge: string;
  /** Absent if the brand draws no emblem. */
  emblemNote?: string;
  filterLabel: string;
  listLabel: string;
  loading: string;
  failed: { text: string; retry: string };
  empty: { text: string; showAll: string };
  matches: PluralForms;
  card: DealCardContent;
  details: { title: string; close: string };
  note: RichTextProps['text'];
}

export interface DealGridProps {
  content: DealGridContent;
  deals: AsyncState<readonly Deal[]>;
  onRetry: () => void;
  /** The user's own application, drawn as emblem. Null while the qualification is unknown: no badge is shown. */
  applicant: EmblemEntries['application'] | null;
}

/**
 * The private deals of a qualified user (REQ-DEAL-2).
 *
 * @avoid Users who are not qualified: use `QualificationRequired`. Past deals: use `Portfolio`.
 * @content Texts for loading, failure and no match, the labels of the figures on a card, and the risk note with its
 *   links. Deals come from the database.
 * @dont Sort by return: the order is that of the database.
 * @keyboard The filter is one Tab stop; each card has one button, which opens its details.
 */
export function DealGrid({ content, deals, onRetry, applicant }: DealGridProps) {
  const { Emblem } = use(ArtworkContext);
  return (
    <Container>
      <div className={styles.head}>
        <div className={styles.headingPlace}>
          <h1 className={styles.heading}>{content.heading}</h1>
        </div>
        {applicant && (
          <div className={Emblem && styles.personal}>
            {Emblem && (
              <EntryEmblem className={styles.personalEmblem} kind="application" entry={applicant} isAnimated />
            )}
            <div className={styles.personalBadge}>
              <Badge tone="success">{content.badge}</Badge>
            </div>
            {Emblem && <p className={styles.personalNote}>{content.emblemNote}</p>}
          </div>
        )}
      </div>
      {deals.status === 'loading' && (
        <div className={styles.cards}>
          <div className={cell.wide}>
            <SkeletonCard>
              <output className={styles.words}>{content.loading}</output>
            </SkeletonCard>
          </div>
          <div className={cell.narrow}>
            <SkeletonCard />
          </div>
        </div>
      )}
      {deals.status === 'failed' && (
        <div className={styles.cards}>
          <div className={cell.wide}>
            <SkeletonCard>
              <p className={styles.failure} role="alert">
                {content.failed.text}
              </p>
              <Button onPress={onRetry}>{content.failed.retry}</Button>
            </SkeletonCard>
          </div>
        </div>
      )}
      {deals.status === 'ready' && <Deals content={content} deals={deals.value} />}
      {/* Hidden while loading: its link could receive focus and then be pushed out of view. */}
      {deals.status !== 'loading' && (
        <p className={styles.note}>
          <RichText text={content.note} />
        </p>
      )}
    </Container>
  );
}

/** The filter, the matching cards, and the dialog of 'View Details'. Filtering does not change the emblems. */
function Deals({ content, deals }: { content: DealGridContent; deals: readonly Deal[] }) {
  const [filter, setFilter] = useState<DealFilter>('All');
  const [isDetailOpen, setIsDetailOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  const locale = useLocale();
  const matching = filterDeals(deals, filter);

  const showAll = () => {
    setFilter('All');
    // The pressed button is removed with the empty state: move focus to the list.
    list.current?.focus();
  };

  return (
    <>
      <div className={styles.filter}>
        <FilterGroup
          label={content.filterLabel}
          options={dealCategories.map((value) => ({ value, label: content.card.categories[value] }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <VisuallyHidden>
        <output>
          {matching.length} {pluralForm(content.matches, matching.length, locale)}
        </output>
      </VisuallyHidden>
      <section className={styles.cards} ref={list} aria-label={content.listLabel} tabIndex={-1}>
        {matching.map((deal, index) => (
          <DealCard
            key={deal.id}
            content={content.card}
            deal={deal}
            deals={deals}
            width={[0, 3].includes(index % 4) ? 'wide' : 'narrow'}
            onViewDetails={() => setIsDetailOpen(true)}
          />
        ))}
        {matching.length === 0 && (
          <div className={cell.wide}>
            <SkeletonCard>
              <p className={styles.words}>{content.empty.text}</p>
              {filter !== 'All' && (
                <Button variant="quiet" onPress={showAll}>
                  {content.empty.showAll}
                </Button>
              )}
            </SkeletonCard>
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
