import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One function as `supabase functions deploy` hands it over. */
export interface Upload {
  name: string;
  /** The file that is started, as it is called among the files. */
  entrypoint: string;
  /** The import map, likewise. */
  importMap: string;
  /** Whether callers need a user's token. */
  verifyJwt: boolean;
  /** Every file by its path. */
  files: ReadonlyMap<string, string>;
}

/** What stands beside the files. */
interface Metadata {
  name: string;
  entrypoint_path: string;
  import_map_path: string;
  verify_jwt: boolean;
}

/** A stand-in for Supabase's management API on this machine, which takes functions and keeps what it was given. */
export interface ManagementApi {
  url: string;
  uploads: Upload[];
  close(): Promise<void>;
}

export async function startManagementApi(): Promise<ManagementApi> {
  const uploads: Upload[] = [];

  async function answer(incoming: IncomingMessage): Promise<unknown> {
    const { pathname } = new URL(incoming.url ?? '', 'http://localhost');
    if (!pathname.endsWith('/functions/deploy')) return pathname.endsWith('/functions') ? [] : {};
    const upload = await readUpload(incoming);
    uploads.push(upload);
    const { name } = upload;
    return { id: name, slug: name, name, status: 'ACTIVE', version: 1, created_at: 0, updated_at: 0 };
  }

  async function reply(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const body = await answer(incoming);
      outgoing.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(body));
    } catch (error) {
      outgoing.writeHead(400).end(String(error));
    }
  }

  const server = createServer((incoming, outgoing) => void reply(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    uploads,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readUpload(incoming: IncomingMessage): Promise<Upload> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(parts), { headers }).formData();
  const metadata = JSON.parse(await textOf(form.get('metadata'))) as Metadata;
  const files = new Map<string, string>();
  for (const file of form.getAll('file')) {
    if (file instanceof File) files.set(file.name, await file.text());
  }
  return {
    name: metadata.name,
    entrypoint: metadata.entrypoint_path,
    importMap: metadata.import_map_path,
    verifyJwt: metadata.verify_jwt,
    files,
  };
}

async function textOf(value: FormDataEntryValue | null): Promise<string> {
  return value instanceof File ? value.text() : (value ?? '');
}
