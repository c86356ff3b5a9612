import { programs } from '@podium/brands/active/content.ts';
import { AiTools } from '@podium/sections/AiTools/AiTools';
import { ProgramWeek } from '@podium/sections/ProgramWeek/ProgramWeek';
import { ProgramList } from '@podium/sections/ProgramList/ProgramList';
import { SummitPromo } from '@podium/sections/SummitPromo/SummitPromo';
import { Stories } from '../adapters/storiesIsland.ts';

export function Page() {
  return (
    <>
      <SummitPromo content={programs} />
      <ProgramList content={programs.list} />
      <ProgramWeek content={programs.week} />
      <Stories />
      <AiTools content={programs.tools} />
    </>
  );
}
