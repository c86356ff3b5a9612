import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Attack scenarios against a running product; `address` is its origin. */
export const test = base.extend<object, { address: string }>({
  address: [process.env['PODIUM_ADDRESS'] ?? '', { option: true, scope: 'worker' }],
});

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Milliseconds from sending the request to the end of the response. */
  ms: number;
}

interface Call {
  /** @default 'POST' */
  method?: string;
  body: object;
  headers?: Record<string, string>;
  /** Local address to connect from, see `newNetwork`. */
  from: string;
}

/** Whether `newNetwork` can be used: Linux routes all of 127.0.0.0/8, other systems only 127.0.0.1. */
export function hasManyNetworks(address: string): boolean {
  const isLoopback = ['localhost', '127.0.0.1'].includes(new URL(address).hostname);
  return isLoopback && process.platform === 'linux' && networkInterfaces()['lo']?.[0]?.netmask === '255.0.0.0';
}

const used = new Set<string>();

/**
 * An unused loopback address in its own /24. The product reads a caller's address from the socket and ignores proxy
 * headers, so a connection from it counts as another network.
 */
export function newNetwork(): string {
  const byte = () => 1 + Math.floor(Math.random() * 254);
  const network = `127.${byte()}.${byte()}`;
  if (used.has(network)) return newNetwork();
  used.add(network);
  return `${network}.${byte()}`;
}

export async function send(address: string, path: string, call: Call): Promise<Answer> {
  const { method = 'POST', body, headers = {}, from } = call;
  const url = new URL(path, address);
  const started = performance.now();
  const sent = request(url, {
    method,
    agent: false,
    hostname: '127.0.0.1',
    localAddress: from,
    headers: { host: url.host, apikey: 'sb_publishable_local', 'content-type': 'application/json', ...headers },
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = await text(response);
  const ms = performance.now() - started;
  return { status: response.statusCode ?? 0, headers: response.headers, body: answer, ms };
}
