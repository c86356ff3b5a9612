import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';

export interface ListenOptions {
  addresses: readonly string[];
  port: number;
  /** Host name for messages. */
  host: string;
}

export interface Listeners {
  request: RequestListener;
  /** Handles protocol upgrades. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Accepts connections until it is closed. */
export interface Listening {
  /** Lets pending responses finish for a moment, then closes all connections. */
  close(): Promise<void>;
}

/** Node closes idle connections after 5 s; a request that a client sends at that moment fails with ECONNRESET. */
const keepAliveTimeout = 65_000;

/** Grace period of pending responses at shutdown. */
const graceMs = 1000;

/**
 * Starts one HTTP server per address, all with the same handler.
 *
 * @param wrap changes the listeners of the servers
 * @throws when the port is in use or an address is not local
 */
export async function listen(
  handler: Parameters<typeof getRequestListener>[0],
  options: ListenOptions,
  wrap: (request: RequestListener) => Listeners = (request) => ({ request }),
): Promise<Listening> {
  const listeners = wrap(getRequestListener(handler));
  const servers = options.addresses.map(() => createServer({ keepAliveTimeout }, listeners.request));

  async function close(): Promise<void> {
    const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    const timer = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, graceMs);
    await closed;
    clearTimeout(timer);
  }

  try {
    for (const [index, server] of servers.entries()) {
      if (listeners.upgrade) server.on('upgrade', listeners.upgrade);
      await bind(server, options.addresses[index] ?? '', options);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/**
 * Checks whether `listen` would succeed, before any expensive work.
 *
 * @throws as `listen` does
 */
export async function checkAddresses(options: ListenOptions): Promise<void> {
  for (const address of options.addresses) {
    const server = createServer();
    await bind(server, address, options);
    await new Promise((resolve) => server.close(resolve));
  }
}

function bind(server: Server, address: string, { port, host }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen({ port, host: address, ipv6Only: true }, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const cause = { cause: error };
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Stop the process that uses it, or choose another port with PORT.`, cause);
  }
  if (error.code === 'EACCES')
    return new Error(`This user may not use port ${port}. Choose one above 1023 with PORT.`, cause);
  return new Error(
    `HOST is not an address of this machine: ${host}. Use localhost, or an address of this machine.`,
    cause,
  );
}
