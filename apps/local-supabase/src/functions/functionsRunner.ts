import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeCallerAddress } from '../server/callerAddress.ts';
import { denoProgram, startWorker, type Worker } from './worker.ts';

export interface FunctionsOptions {
  /** Folder with `deno.json` and one folder per function with an `index.ts`. */
  dir: string;
  /** Replaces the import map of `deno.json`. */
  importMap?: string;
  /** Deno's compilation cache. */
  cacheDir: string;
  /** The only environment variables that a function can read. */
  env: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

/** Emulates Edge Functions. They share one Deno process, which starts at the first call and again after a crash. */
export interface FunctionsRunner {
  /** @param peerAddress the caller's address, which is all that the function learns about the origin of the call */
  fetch(name: string, request: Request, peerAddress: string | null): Promise<Response>;
  close(): Promise<void>;
}

/** Timeout for a response, as on hosted Supabase. */
const answerLimitMs = 150_000;

/** Hop-by-hop headers, which a proxy must not forward. */
const connectionHeaders = 'host connection keep-alive transfer-encoding upgrade content-length expect'.split(' ');

/** @throws when there is no Deno for this platform */
export function createFunctionsRunner(options: FunctionsOptions): FunctionsRunner {
  const deno = denoProgram();
  const names = readdirSync(options.dir).filter(
    (name) => !name.startsWith('_') && existsSync(join(options.dir, name, 'index.ts')),
  );
  let worker: Promise<Worker> | undefined;
  let isClosing = false;

  function start(): Promise<Worker> {
    const started = startWorker(deno, names, options);
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.then(({ ended }) => ended).then(forget, forget);
    return started;
  }

  return {
    async fetch(name, request, peerAddress) {
      if (!names.includes(name)) return refusal(404, 'NOT_FOUND', 'Requested function was not found');
      // Read before the function is called, so that a caller's abort does not count as a failure of the function.
      const body = await readBody(request);
      if (body === 'broken off') return refusal(400, 'BAD_REQUEST', 'The request did not arrive whole');
      if (isClosing) return refusal(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');

      let running: Worker;
      try {
        running = await (worker ??= start());
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error));
        return refusal(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
      }
      try {
        return await forward(`${running.origin}/${name}`, request, body, peerAddress);
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        await running.stop();
        options.log(`The function ${name} ${isLate ? 'timed out' : 'exited without a response'}.`);
        return isLate
          ? refusal(504, 'IDLE_TIMEOUT', 'Function did not answer in time')
          : refusal(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
      }
    },
    async close() {
      isClosing = true;
      await worker?.then((running) => running.stop()).catch(() => undefined);
    },
  };
}

/** Undefined for a request without a body. */
async function readBody(request: Request): Promise<ArrayBuffer | undefined | 'broken off'> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  try {
    return await request.arrayBuffer();
  } catch {
    return 'broken off';
  }
}

async function forward(
  address: string,
  request: Request,
  body: ArrayBuffer | undefined,
  peerAddress: string | null,
): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of connectionHeaders) headers.delete(name);
  writeCallerAddress(headers, peerAddress);
  // Removes `/functions/v1/<name>`. A pattern, because the name may be encoded in the URL.
  const rest = url.pathname.replace(/^(\/[^/]*){3}/, '');
  const answer = await fetch(address + rest + url.search, {
    method: request.method,
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerLimitMs),
  });
  // fetch() has already decoded the body that these two describe.
  const answerHeaders = new Headers(answer.headers);
  answerHeaders.delete('content-encoding');
  answerHeaders.delete('content-length');
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}
