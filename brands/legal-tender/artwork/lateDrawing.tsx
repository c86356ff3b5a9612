import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A drawing whose code is loaded where it is shown, not with every page. Prerendered pages have it in their HTML. If the
 * code fails to load, the page works without the drawing.
 *
 * @param placeholder reserves the height where the container does not, until the code has loaded
 */
export function lateDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): ComponentType<Props> {
  const Drawing = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const drawing = await load().catch(() => undefined);
    return { default: drawing ?? (() => placeholder) };
  });
  return function LateDrawing(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Drawing {...props} />
      </Suspense>
    );
  };
}
