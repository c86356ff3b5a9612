import { programs } from '@podium/data/content/programs';
import { transformationStories } from '@podium/data/content/transformationStories';
import { AiTools } from '@podium/sections/AiTools/AiTools';
import { HellWeek } from '@podium/sections/HellWeek/HellWeek';
import { ProgramList } from '@podium/sections/ProgramList/ProgramList';
import { SummitPromo } from '@podium/sections/SummitPromo/SummitPromo';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';
import preview from '@podium/storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  render: () => (
    <PublicPage path="/programs">
      <SummitPromo content={programs} />
      <ProgramList content={programs.privateEquity} />
      <HellWeek content={programs.hellWeek} />
      <TransformationStories content={transformationStories} />
      <AiTools content={programs.tools} />
    </PublicPage>
  ),
});

/** Promotion, prices, Hell Week, stories and tools. */
export const Default = meta.story();
