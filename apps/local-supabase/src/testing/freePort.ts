import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A currently free port of the loopback address. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
