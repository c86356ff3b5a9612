import { memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react';

/**
 * Hydrates a component in its own Suspense boundary, so that presses elsewhere do not wait for it. New props raise its
 * priority, so pass stable ones. Not for forms: React hydrates synchronously on press or key, but not on submit.
 */
export function hydratedApart<Props extends object>(Part: ComponentType<Props>): NamedExoticComponent<Props> {
  return memo(function HydratedApart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
