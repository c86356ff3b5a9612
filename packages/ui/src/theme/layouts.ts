/* Layouts within one component, to be spread into a style. Between components use `Stack`, `Inline` and `Grid`. */

/** One column, which long words do not widen. */
export const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Its only child in the middle. */
export const centred = { display: 'grid', placeItems: 'center' } as const;

/** Below each other. */
export const stacked = { display: 'flex', flexDirection: 'column' } as const;

/** Side by side, on several lines where they do not fit. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

/** At the two ends of a line; on several lines where they do not fit. */
export const spread = { ...wrapping, alignItems: 'center', justifyContent: 'space-between' } as const;
