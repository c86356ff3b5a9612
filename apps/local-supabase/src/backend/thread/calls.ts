/** One end of a channel between two threads: a `Worker`, or the `parentPort` inside it. */
interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** Functions for the other side. Arguments and results must be cloneable. */
// oxlint-disable-next-line typescript/no-explicit-any -- a map of functions accepts any arguments
type Functions<Names> = { [Name in keyof Names]: (...args: any[]) => unknown };

/** The same functions for the caller: each returns a promise. */
export type Remote<Theirs extends Functions<Theirs>> = {
  [Name in keyof Theirs]: (...args: Parameters<Theirs[Name]>) => Promise<Awaited<ReturnType<Theirs[Name]>>>;
};

interface Call {
  id: number;
  name: string;
  args: unknown[];
}

interface Answer {
  id: number;
  value?: unknown;
  /** The message of the thrown error; custom error classes cannot be cloned. */
  error?: string;
}

interface Connection<Theirs extends Functions<Theirs>> {
  theirs: Remote<Theirs>;
  /** Rejects the pending calls, because the other side has ended. */
  breakOff: (reason: Error) => void;
}

/** Headers and whole body of a request or response, which can be posted to another thread. */
export async function contentOf(message: Request | Response) {
  return {
    headers: [...message.headers],
    body: message.body === null ? undefined : await message.arrayBuffer(),
  };
}

/** Lets two threads call each other: the other side can call `ours`. */
export function connectCalls<Theirs extends Functions<Theirs>>(
  port: Port,
  ours: Record<string, (...args: never[]) => unknown>,
): Connection<Theirs> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let calls = 0;

  async function answer({ id, name, args }: Call): Promise<void> {
    try {
      port.postMessage({ id, value: await ours[name]?.(...(args as never[])) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  function take({ id, value, error }: Answer): void {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new Error(error));
  }

  port.on('message', (message) => {
    const received = message as Call | Answer;
    if ('name' in received) void answer(received);
    else take(received);
  });

  const call = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      port.postMessage({ id: calls, name, args });
    });

  return {
    theirs: new Proxy({} as Remote<Theirs>, {
      get: (_, name) => (typeof name === 'string' ? (...args: unknown[]) => call(name, args) : undefined),
    }),
    breakOff(reason) {
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}
