import type { Server } from 'node:http';
import { createServer, type Server as SocketServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../startError.ts';

export interface ListenOptions {
  addresses: readonly string[];
  port: number;
  /** The name in messages. */
  host: string;
}

/** Accepts connections until it is closed. */
export interface Listening {
  /** Lets the answers that are under way finish for a moment, then cuts what is left. */
  close(): Promise<void>;
}

/** How long answers that are under way may take once the end has come. */
const graceMs = 1000;

/**
 * Lets one HTTP server listen on several addresses.
 *
 * @throws StartError when the port is taken or an address is not this machine's
 */
export async function listen(http: Server, options: ListenOptions): Promise<Listening> {
  const servers: SocketServer[] = [];
  const sockets = new Set<Socket>();

  async function close(): Promise<void> {
    const closed = Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    http.closeIdleConnections();
    await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  try {
    for (const address of options.addresses) {
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        http.emit('connection', socket);
      });
      await bind(server, address, options);
      servers.push(server);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/**
 * Finds out whether `listen` could succeed, before anything costly begins.
 *
 * @throws StartError as `listen` does
 */
export async function checkAddresses(options: ListenOptions): Promise<void> {
  for (const address of options.addresses) {
    const server = createServer();
    await bind(server, address, options);
    await new Promise((resolve) => server.close(resolve));
  }
}

function bind(server: SocketServer, address: string, { port, host }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen({ port, host: address, ipv6Only: true }, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const cause = { cause: error };
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use; please end what uses it, or choose another with PORT.`, cause);
  }
  if (error.code === 'EACCES') return new StartError(`Port ${port} may not be used by this user.`, cause);
  return new StartError(`HOST is not an address of this machine: ${host}.`, cause);
}
