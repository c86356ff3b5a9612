/** The state of fetched data. An empty response is `ready` with an empty value; a failed one can be retried. */
export type AsyncState<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T };
