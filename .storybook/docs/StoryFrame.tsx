import { type CSSProperties, useContext, useEffect, useRef, useState } from 'react';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { forwardArgs, frameAddress } from '../frameAddress.ts';
import { fitToContent, frameOf, type Frame } from './frame.ts';
import { frameName } from './guardPage.ts';

interface StoryFrameProps {
  /** A story export. @default the primary story of the page */
  of?: 'story';
  /** Set by `Stories`: only the primary story reacts to the controls of the page. */
  __forceInitialArgs?: boolean;
}

/**
 * Replaces Storybook's `Story` block: every story on a docs page is a separate document. It cannot change the theme,
 * direction or clock of the page, and its media queries use the width of the frame.
 */
export function StoryFrame({ of = 'story', __forceInitialArgs: hasInitialArgs = false }: StoryFrameProps) {
  const { story } = useOf(of, ['story']);
  const context = useContext(DocsContext);
  const { channel } = context;
  /** The toolbar's globals, overridden by those of the story. */
  const { globals } = context.getStoryContext(story);
  const iframe = useRef<HTMLIFrameElement>(null);
  const { box, isNear } = useNearViewport();
  const frame = frameOf(story, (globals['viewport'] as { value?: string } | undefined)?.value);

  useEffect(() => {
    if (hasInitialArgs) return undefined;
    return forwardArgs(channel, () => (iframe.current ? [iframe.current] : []));
  }, [channel, hasInitialArgs]);

  return (
    <div ref={box} className="sb-story" dir="ltr" style={{ containerType: 'inline-size', overflow: 'hidden' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own preview needs its scripts and its origin */}
      <iframe
        key={frame.width}
        ref={iframe}
        name={frameName}
        title={story.name}
        src={isNear ? storyAddress(story.id, globals, frame.isPlayed) : undefined}
        onLoad={() => {
          if (iframe.current && frame.isFitted) fitToContent(iframe.current, frame);
        }}
        style={scaled(frame)}
      />
    </div>
  );
}

/** Loads a frame shortly before it enters the viewport: each one costs as much as a page. */
function useNearViewport() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { box, isNear };
}

/**
 * The URL of a story with these globals. `embed` disables play functions, which would take focus from the page;
 * `parameters.docs.story.autoplay` enables them for states that only they reach. Axe only runs on the story's own page.
 */
function storyAddress(id: string, globals: object, isPlayed: boolean): string {
  const address = frameAddress(id, 'story', { ...globals, 'a11y.manual': '!true' });
  return isPlayed ? address : `${address}&embed=true`;
}

/** Uses the story's requested width, scaled down in a narrower column. The negative margin removes the saved height. */
function scaled({ width, height }: Frame): CSSProperties {
  const style = { display: 'block', border: 0, blockSize: 'var(--height)', '--height': `${height}px` };
  if (width === undefined) return { ...style, inlineSize: '100%' };
  const scale = `min(1, tan(atan2(100cqi, ${width}px)))`;
  return {
    ...style,
    inlineSize: width,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    marginBlockEnd: `calc((${scale} - 1) * var(--height))`,
  };
}
