import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Behaviour of the mail API. */
export type FailureMode = 'well' | 'down' | 'slow' | 'failing' | 'nonsense';

/** Longer than the functions' timeout. */
const slowMs = 12_000;

/** A proxy between the functions and the local inbox's mail API that simulates every kind of failure. */
export interface MailService {
  address: string;
  become(mood: FailureMode): Promise<void>;
  /** Origin of the product, which changes with each start. */
  inbox: string;
  close(): void;
}

export async function startMailService(): Promise<MailService> {
  let mood: FailureMode = 'well';
  let calls = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const service: MailService = {
    address: `http://127.0.0.1:${port}`,
    inbox: '',
    close,
    async become(next) {
      mood = next;
      if (next === 'down') return close();
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
  return service;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1;
    const call = calls;
    const body = await text(request);
    if (mood === 'slow') await sleep(slowMs);
    if (mood === 'nonsense') return void nonsense[call % nonsense.length]?.(response);
    if (mood === 'failing' && call % 4 === 0) return void response.writeHead(500).end('{"name":"application_error"}');
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const delivered = await fetch(`${service.inbox}/_dev/resend/emails`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': String(key) },
      body,
    });
    // Delivered without a response: the hardest failure.
    if (mood === 'failing' && call % 4 === 2) return void response.destroy();
    response.writeHead(delivered.status, { 'content-type': 'application/json' }).end(await delivered.text());
  }
}

/** Responses of a captive portal, a broken proxy or another program on the port. Nothing is delivered. */
const nonsense: ((response: ServerResponse) => unknown)[] = [
  (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the network</h1>'),
  (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":'),
  (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  (response) => response.writeHead(404).end('no such thing'),
  (response) => response.socket?.end('HTTP/9.9 what\r\n\r\n\0\0\0'),
  (response) => response.writeHead(204).end(),
];
