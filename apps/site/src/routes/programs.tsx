import { programs, transformationStories } from '@podium/brands/active/content.ts';
import { AiTools } from '@podium/sections/AiTools/AiTools';
import { ProgramWeek } from '@podium/sections/ProgramWeek/ProgramWeek';
import { ProgramList } from '@podium/sections/ProgramList/ProgramList';
import { SummitPromo } from '@podium/sections/SummitPromo/SummitPromo';
import { TransformationStories } from '@podium/sections/TransformationStories/TransformationStories';

export function Page() {
  return (
    <>
      <SummitPromo content={programs} />
      <ProgramList content={programs.list} />
      <ProgramWeek content={programs.week} />
      {transformationStories && <TransformationStories content={transformationStories} />}
      <AiTools content={programs.tools} />
    </>
  );
}
