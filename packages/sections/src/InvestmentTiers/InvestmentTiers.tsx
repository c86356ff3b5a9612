import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { InvestmentTier } from '@podium/data/schemas/investmentTier.ts';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Inline } from '@podium/ui/Inline/Inline';
import { Stack } from '@podium/ui/Stack/Stack';
import { Action } from '../parts/Action.tsx';
import { HeadingWithLede } from '../parts/HeadingWithLede.tsx';
import { Section } from '../parts/Section.tsx';
import * as styles from './InvestmentTiers.css.ts';
import { TierChart, type TierChartContent } from '../parts/TierChart.tsx';

export interface InvestmentTiersContent {
  anchor?: string;
  heading: string;
  lede: string;
  tiers: InvestmentTier[];
  chart: TierChartContent;
  actions: { deals?: ContentLink; criteria: ContentLink };
}

/**
 * The investment tiers on one axis, with the heading beside it.
 *
 * @avoid The page of criteria: use `InvestmentPage`, which also has the risk notice.
 * @content Tiers in ascending order, each with its range and a sentence; two actions.
 * @do Use one currency and one axis for all tiers.
 * @dont Use it for prices of tickets or courses.
 */
export function InvestmentTiers({ content }: { content: InvestmentTiersContent }) {
  const { anchor, heading, lede, tiers, chart, actions } = content;
  return (
    <Section anchor={anchor}>
      <Grid rowGap="s7">
        <GridItem span={{ lg: 4 }}>
          <div className={styles.head}>
            <Stack gap="s5">
              <HeadingWithLede level={2} heading={heading} lede={lede} />
              <Inline>
                {actions.deals && <Action action={actions.deals} />}
                <Action action={actions.criteria} variant="quiet" />
              </Inline>
            </Stack>
          </div>
        </GridItem>
        <GridItem span={{ lg: 7 }} start={{ lg: 6 }}>
          <TierChart content={chart} tiers={tiers} />
        </GridItem>
      </Grid>
    </Section>
  );
}
