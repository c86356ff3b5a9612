/** A request as it can be sent to another thread. */
export interface PlainRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** The same for an answer. */
export interface PlainResponse {
  status: number;
  headers: [string, string][];
  body?: ArrayBuffer;
}

/** Resolves once the body is there as a whole. */
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
