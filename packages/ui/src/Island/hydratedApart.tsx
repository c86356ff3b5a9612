import { memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react';

/**
 * The same component, hydrated apart from what surrounds it in a prerendered page: who presses beside it does not wait
 * for it, and who presses it waits for nothing else. New props bring its turn forward, so pass what stays the same from
 * render to render.
 *
 * Nothing with a form: React hydrates at once for a press or a key, but not for what is submitted.
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
