import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../testing/freePort.ts';
import { addressesOf } from './addresses.ts';
import { checkAddresses, listen, type Listening } from './listen.ts';
import { createWebApp } from './webApp.ts';

let port = 0;
let listening: Listening | undefined;

/** Sends these bytes and returns the first line of the response. */
async function firstLine(bytes: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  return (await text(socket)).split('\r\n')[0];
}

beforeEach(async () => {
  port = await freePort();
  const app = createWebApp({
    api: async () => new Response('api'),
    functions: { fetch: async () => new Response('function') },
    site: async () => new Response('site'),
    log: () => undefined,
  });
  listening = await listen(app.fetch, { addresses: await addressesOf('localhost'), port, host: 'localhost' });
});

afterEach(() => listening?.close());

it('listens on every address of localhost', async () => {
  for (const address of await addressesOf('localhost')) {
    const host = address.includes(':') ? `[${address}]` : address;
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('site');
  }
});

it('REQ-SAFE-1: survives malformed requests', async () => {
  const requests = [
    'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: two words\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n',
    'GET /\\..\\ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    'not HTTP at all\r\n\r\n',
    'POST /rest/v1/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nshort',
  ];
  for (const request of requests) {
    const answer = await firstLine(request);
    expect(answer ?? '').toMatch(/^(HTTP\/1\.1 [24]\d\d .*)?$/);
  }
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('site');
});

it('reports a host that is not on this machine with one sentence', async () => {
  const elsewhere = { addresses: ['192.0.2.1'], port, host: '192.0.2.1' };
  await expect(checkAddresses(elsewhere)).rejects.toThrow(
    'HOST is not an address of this machine: 192.0.2.1. Use localhost, or an address of this machine.',
  );
  await expect(addressesOf('nowhere.invalid')).rejects.toThrow(
    'HOST cannot be resolved: nowhere.invalid. Use localhost, or an address of this machine.',
  );
});
