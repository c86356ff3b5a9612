/** The frame in which a docs page shows a story, in px. */
export interface Frame {
  /** Defaults to the width of the column. */
  width?: number;
  height: number;
  /** Resizes to the height of the story once it is known. */
  isFitted: boolean;
  isPlayed: boolean;
}

interface FramedStory {
  title: string;
  parameters: {
    docs?: { story?: { height?: string; autoplay?: boolean } };
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

/** Stories that are as wide as the viewport of the site. Others use the width of the column. */
const isWide = /^(Sections|Pages|Mails)\//;
const wideWindow = { width: 1280, height: 800 };
/** Height until the story's own height is known. */
const columnWindow = { width: undefined, height: 200 };

/** Minimum height: for an empty story, and for a wide one before it scrolls in its frame. */
const leastHeight = 48;
const mostHeight = 2400;

/** `name`: the viewport of the story or toolbar. `docs.story.height` is for overlays, which have none of their own. */
export function frameOf({ title, parameters: { docs, viewport } }: FramedStory, name = ''): Frame {
  const own = viewport?.options?.[name]?.styles;
  const given = docs?.story?.height;
  const { width, height } = own
    ? { width: Number.parseInt(own.width), height: Number.parseInt(own.height) }
    : isWide.test(title)
      ? wideWindow
      : columnWindow;
  return {
    width,
    height: given ? Number.parseInt(given) : height,
    isFitted: given === undefined,
    isPlayed: docs?.story?.autoplay === true,
  };
}

/** Keeps a frame as high as its story, unless that depends on the height of the viewport or is very long. */
export function fitToContent(iframe: HTMLIFrameElement, { width, height }: Frame): void {
  const body = iframe.contentDocument?.body;
  const root = iframe.contentDocument?.getElementById('storybook-root');
  if (!body || !root) return;
  // The layout `padded` pads the body.
  const padding = () => Number.parseFloat(getComputedStyle(body).paddingBlockEnd);
  const contentHeight = () =>
    Math.ceil(root.getBoundingClientRect().bottom + padding() + (iframe.contentWindow?.scrollY ?? 0));
  const setHeight = (value: number) => iframe.style.setProperty('--height', `${value}px`);
  const fit = () => {
    // Storybook hides the story until it has rendered.
    if (!body.classList.contains('sb-show-main')) return;
    setHeight(height);
    const wanted = Math.max(contentHeight(), leastHeight);
    if (width !== undefined && wanted > mostHeight) return;
    setHeight(wanted);
    if (Math.max(contentHeight(), leastHeight) !== wanted) setHeight(height);
  };
  new ResizeObserver(fit).observe(root);
  new MutationObserver(fit).observe(body, { attributeFilter: ['class'] });
}
