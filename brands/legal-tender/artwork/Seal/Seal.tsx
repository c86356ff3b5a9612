import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import type { SealSpec } from '../engraving/seal.ts';
import * as styles from './Seal.css.ts';
import { useArrival } from './useArrival.ts';
import { useIsLarge } from './useIsLarge.ts';

/** Number of solid rings in an application's seal. */
type SolidRings = 0 | 1 | 2 | 3;

export interface SealProps {
  /** From `catalogue` for an item of a list, or from `sealFor` for a single item. */
  spec: SealSpec;
  /** `text`: both layers in the text colour. @default 'surface' */
  ink?: styles.SealInk;
  /** The two layers rotate into alignment once, when the seal first enters the viewport. @default false */
  hasRegister?: boolean;
  /** Number of solid rings, from outside in; the others are dotted, and stay apart at any size. @default 3 */
  solidRings?: SolidRings;
  /** Drawn before hydration, by `drawSeals`: where the part is hydrated on interaction. @default false */
  isEarly?: boolean;
}

/** Loaded with the first seal. If that fails, the page works without drawings. */
const SealRings = lazy(() =>
  import('./private/SealRings.tsx').then(
    (module) => ({ default: module.SealRings }),
    () => ({ default: () => [] }),
  ),
);

/**
 * The seal of an item, drawn from its figures. Only rendered in the browser, because twenty seals would triple the size
 * of the HTML. It fills the width of its container, and its space is reserved. From 320 px the drawing is denser.
 *
 * @avoid The brand: use `BrandMark`. A background: use `Watermark`.
 * @screenReader Hidden: text beside it has the same information.
 */
export function Seal({ spec, ink, hasRegister = false, solidRings, isEarly = false }: SealProps) {
  const element = useRef<HTMLSpanElement>(null);
  const arrival = useArrival(element, hasRegister);
  // Deferred in a hydrated page, so that presses are handled first: a ring has some hundred points.
  const isLarge = useDeferredValue(useIsLarge(element));
  const isDense = isLarge === true && solidRings === undefined;
  return (
    <span
      ref={element}
      className={styles.seal({ ink, isDense })}
      aria-hidden="true"
      data-arrival={hasRegister ? arrival : undefined}
    >
      {isLarge === undefined && isEarly && (
        // React keeps what `drawSeals` adds to it.
        <span
          className={styles.early}
          data-emblem={JSON.stringify(spec)}
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      )}
      {isLarge !== undefined && (
        <Suspense>
          <SealRings spec={spec} solidRings={solidRings ?? 3} isDense={isDense} />
        </Suspense>
      )}
    </span>
  );
}
