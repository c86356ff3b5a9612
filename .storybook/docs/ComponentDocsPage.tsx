import {
  Canvas,
  Controls,
  Description,
  Heading,
  Markdown,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Badge } from '@podium/ui/Badge/Badge';
import { UsageNotes } from './UsageNotes.tsx';
import { usageOf } from './usage.ts';

export function ComponentDocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const { component, parameters } = preparedMeta;
  const isDraft = preparedMeta.tags.includes('draft');
  const fields = (component as Documented | undefined)?.['__docgenInfo']?.props?.content?.tsType.raw;
  const isSingleStory = Object.keys(csfFile.stories).length === 1;
  const { description, extractComponentDescription } = parameters['docs'] as DocsParameters;
  const { purpose, notes } = usageOf(
    description?.component ?? extractComponentDescription(component, { component, parameters }) ?? '',
  );
  return (
    <>
      <Title />
      <p>
        <Badge tone={isDraft ? 'warning' : 'success'}>{isDraft ? 'Draft' : 'Stable'}</Badge>
      </p>
      <Subtitle />
      <Markdown>{purpose}</Markdown>
      <UsageNotes notes={notes} />
      <Heading>{story.name}</Heading>
      <Description of="story" />
      <Canvas />
      <Controls />
      {fields ? (
        <>
          <Heading>Content</Heading>
          <p>The texts and data of the section, from the brand.</p>
          <Source code={fields} language="typescript" />
        </>
      ) : null}
      {isSingleStory ? null : <Stories includePrimary={false} />}
    </>
  );
}

/** A section whose docs finishDocgen.ts has completed. */
interface Documented {
  ['__docgenInfo']?: { props?: { content?: { tsType: { raw?: string } } } };
}

interface DocsParameters {
  description?: { component?: string };
  extractComponentDescription: (component: unknown, context: object) => string | undefined;
}
