import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the mail API behaves towards the functions. */
export type Mood = 'well' | 'down' | 'slow' | 'failing' | 'nonsense';

/** Longer than the functions wait. */
const slowMs = 12_000;

/** Stands between the functions and the mail API of the embedded inbox, and can fail in every way a service fails. */
export interface MailService {
  address: string;
  become(mood: Mood): Promise<void>;
  /** Where the inbox is: it moves with each start of the product. */
  inbox: string;
  calls: number;
  close(): void;
}

export async function startMailService(): Promise<MailService> {
  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let mood: Mood = 'well';
  const service: MailService = {
    address: `http://127.0.0.1:${port}`,
    async become(next) {
      mood = next;
      if (next === 'down') {
        server.close();
        server.closeAllConnections();
      } else if (!server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
    inbox: '',
    calls: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.calls += 1;
    const { calls } = service;
    const body = await text(request);
    if (mood === 'slow') await sleep(slowMs);
    if (mood === 'nonsense') return talkNonsense(response, calls);
    if (mood === 'failing' && calls % 4 === 0) return void response.writeHead(500).end('{"name":"application_error"}');

    const delivered = await fetch(`${service.inbox}/_dev/resend/emails`, {
      method: 'POST',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
        'idempotency-key': String(request.headers['idempotency-key']),
      },
      body,
    });
    // Taken, and yet without an answer: the worst of the failures.
    if (mood === 'failing' && calls % 4 === 2) return void response.destroy();
    response.writeHead(delivered.status, { 'content-type': 'application/json' }).end(await delivered.text());
  }

  return service;
}

/** What a captive portal, a broken proxy or another program on the port may say. Nothing is delivered. */
function talkNonsense(response: ServerResponse, call: number): void {
  const answers: (() => unknown)[] = [
    () => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the network</h1>'),
    () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":'),
    () => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    () => response.writeHead(404).end('no such thing'),
    () => response.socket?.end('HTTP/9.9 what\r\n\r\n\0\0\0'),
    () => response.writeHead(204).end(),
  ];
  answers[call % answers.length]?.();
}
