/** Starts a Node process so that `memoryInUse` can ask it: its inspector listens on any free port, for this machine alone. */
export const withInspector = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Usage {
  heapUsed: number;
  /** What lies beside the heap: buffers, and the memory of WebAssembly. */
  external: number;
}

/** Sends a command of the inspector's protocol and resolves with what comes back. */
type Ask = <Result>(method: string, params?: object) => Promise<Result>;

interface Session {
  ask: Ask;
  take: (message: Message) => void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId: string; message: string };
}

/**
 * What a Node process holds once its garbage is collected, in MiB: heaps of all its threads and what lies beside them.
 * Unlike resident memory it has no waves: V8 collects when it likes, and until then garbage counts.
 *
 * @param output what the process has printed, with the address of its inspector
 */
export async function memoryInUse(output: string): Promise<number> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (address === undefined) throw new Error('The process has no inspector.');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`The inspector at ${address} does not answer.`)));
  });
  try {
    let bytes = 0;
    for (const ask of await threadsBehind(socket)) {
      await ask('HeapProfiler.collectGarbage');
      const { result } = await ask<{ result: { value: Usage } }>('Runtime.evaluate', {
        expression: 'process.memoryUsage()',
        returnByValue: true,
      });
      bytes += result.value.heapUsed + result.value.external;
    }
    return Math.round(bytes / 2 ** 20);
  } finally {
    socket.close();
  }
}

/** The main thread and its workers. */
async function threadsBehind(socket: WebSocket): Promise<Ask[]> {
  const main = createSession((message) => socket.send(message));
  const workers = new Map<string, Session>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    main.take(message);
    const { sessionId = '', message: inner = '' } = message.params ?? {};
    if (message.method === 'NodeWorker.attachedToWorker') workers.set(sessionId, createSession(through(sessionId)));
    if (message.method === 'NodeWorker.receivedMessageFromWorker') {
      workers.get(sessionId)?.take(JSON.parse(inner) as Message);
    }
  });
  const through = (sessionId: string) => (message: string) =>
    void main.ask('NodeWorker.sendMessageToWorker', { sessionId, message });

  await main.ask('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return [main, ...workers.values()].map(({ ask }) => ask);
}

function createSession(send: (message: string) => void): Session {
  const waiting = new Map<number, (message: Message) => void>();
  let asked = 0;
  return {
    ask: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, ({ result, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        send(JSON.stringify({ id: asked, method, params }));
      }),
    take(message) {
      waiting.get(message.id ?? 0)?.(message);
      waiting.delete(message.id ?? 0);
    },
  };
}
