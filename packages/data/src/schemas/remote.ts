/** Something that is fetched. Empty is `ready` with nothing in it; a failure can be tried again. */
export type Remote<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T };
