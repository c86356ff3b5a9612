import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

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
export interface ManagementApi extends AsyncDisposable {
  url: string;
  uploads: Upload[];
  /** Values sent by `supabase secrets set`, by name. */
  secrets: Map<string, string>;
  /** The auth configuration sent by `supabase config push`. */
  authConfig?: Readonly<Record<string, unknown>>;
}

/** A project whose API settings match this checkout, without auth settings. */
const presentConfig = {
  api: { db_schema: 'public', db_extra_search_path: 'public,extensions', max_rows: 1000 },
  auth: { site_url: 'http://localhost:3000' },
};

export async function startManagementApi(): Promise<ManagementApi> {
  async function answer(incoming: IncomingMessage): Promise<unknown> {
    const { pathname } = new URL(incoming.url ?? '', 'http://localhost');
    if (pathname.endsWith('/billing/addons')) return { selected_addons: [], available_addons: [] };
    if (pathname.endsWith('/config')) return { data: { type: 'project_config', attributes: presentConfig } };
    if (pathname.endsWith('/config/auth')) {
      api.authConfig = (await json(incoming)) as Record<string, unknown>;
      return api.authConfig;
    }
    if (pathname.endsWith('/secrets')) {
      for (const { name, value } of (await json(incoming)) as { name: string; value: string }[])
        api.secrets.set(name, value);
      return {};
    }
    if (!pathname.endsWith('/functions/deploy')) return pathname.endsWith('/functions') ? [] : {};
    const upload = await readUpload(incoming);
    api.uploads.push(upload);
    const { name } = upload;
    return { id: name, slug: name, name, status: 'ACTIVE', version: 1, created_at: 0, updated_at: 0 };
  }

  const server = createServer(async (incoming, outgoing) => {
    try {
      const body = await answer(incoming);
      outgoing.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(body));
    } catch (error) {
      outgoing.writeHead(400).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api: ManagementApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads: [],
    secrets: new Map(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return api;
}

async function readUpload(incoming: IncomingMessage): Promise<Upload> {
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(incoming), { headers }).formData();
  const part = form.get('metadata');
  const metadata = JSON.parse(part instanceof File ? await part.text() : (part ?? '')) as Metadata;
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
