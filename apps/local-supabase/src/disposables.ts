/** Cleanup functions, called at the end in reverse order. */
export interface Disposables {
  add(close: () => unknown): void;
  /** Calls each once, even if one throws. */
  disposeAll(): Promise<void>;
}

export function createDisposables(): Disposables {
  const disposables: (() => unknown)[] = [];

  return {
    add: (close) => void disposables.push(close),
    async disposeAll() {
      const failures: unknown[] = [];
      for (let close = disposables.pop(); close; close = disposables.pop()) {
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
