/** A request that can be posted to another thread. */
export interface PlainRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** A response that can be posted to another thread. */
export interface PlainResponse {
  status: number;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** Resolves once the whole body has been read. */
export async function toPlainRequest(request: Request): Promise<PlainRequest> {
  return { url: request.url, method: request.method, ...(await contentOf(request)) };
}

export function fromPlainRequest({ url, ...init }: PlainRequest): Request {
  return new Request(url, init);
}

export async function toPlainResponse(response: Response): Promise<PlainResponse> {
  return { status: response.status, ...(await contentOf(response)) };
}

export function fromPlainResponse({ status, headers, body }: PlainResponse): Response {
  return new Response(body, { status, headers });
}

async function contentOf(message: Request | Response) {
  return {
    headers: [...message.headers],
    body: message.body === null ? undefined : await message.arrayBuffer(),
  };
}
