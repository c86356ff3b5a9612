import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A function as uploaded by `supabase functions deploy`. */
export interface Upload {
  name: string;
  /** The entry point's path among the files. */
  entrypoint: string;
  /** The import map's path among the files. */
  importMap: string;
  /** Whether callers need a user's token. */
  verifyJwt: boolean;
  /** Contents by path. */
  files: ReadonlyMap<string, string>;
}

/** The metadata that accompanies the files. */
interface Metadata {
  name: string;
  entrypoint_path: string;
  import_map_path: string;
  verify_jwt: boolean;
}

/** A local stand-in for Supabase's management API. It accepts functions and records its input. */
export interface ManagementApi {
  url: string;
  uploads: Upload[];
  /** Values sent by `supabase secrets set`, by name. */
  secrets: Map<string, string>;
  /** The auth configuration sent by `supabase config push`; null before. */
  authConfig: () => Readonly<Record<string, unknown>> | null;
  close(): Promise<void>;
}

/** A project whose API settings match this checkout, without auth settings. */
const presentConfig = {
  api: { db_schema: 'public', db_extra_search_path: 'public,extensions', max_rows: 1000 },
  auth: { site_url: 'http://localhost:3000' },
};

export async function startManagementApi(): Promise<ManagementApi> {
  const uploads: Upload[] = [];
  const secrets = new Map<string, string>();
  let authConfig: Record<string, unknown> | null = null;

  async function answer(incoming: IncomingMessage): Promise<unknown> {
    const { pathname } = new URL(incoming.url ?? '', 'http://localhost');
    if (pathname.endsWith('/billing/addons')) return { selected_addons: [], available_addons: [] };
    if (pathname.endsWith('/config')) return { data: { type: 'project_config', attributes: presentConfig } };
    if (pathname.endsWith('/config/auth')) {
      authConfig = JSON.parse(await readText(incoming)) as Record<string, unknown>;
      return authConfig;
    }
    if (pathname.endsWith('/secrets')) {
      const sent = JSON.parse(await readText(incoming)) as { name: string; value: string }[];
      for (const { name, value } of sent) secrets.set(name, value);
      return {};
    }
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
    secrets,
    authConfig: () => authConfig,
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

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function textOf(value: FormDataEntryValue | null): Promise<string> {
  return value instanceof File ? value.text() : (value ?? '');
}
