/** What has to be undone at the end, in reverse order. */
export interface Closers {
  add(close: () => unknown): void;
  /** Undoes everything once, also when one of the steps fails. */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const closers: (() => unknown)[] = [];

  return {
    add: (close) => void closers.push(close),
    async closeAll() {
      const failures: unknown[] = [];
      for (let close = closers.pop(); close; close = closers.pop()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
