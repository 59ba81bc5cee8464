export type BoundedFetchOptions = {
  timeoutMs: number;
  maxBytes: number;
  types: RegExp;
  /** Default: GET. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
};

/**
 * Fetches within limits. It follows no redirects, which could lead into the internal network.
 * @throws Error for a status other than 2xx, or when a limit is exceeded
 */
export async function boundedFetch(url: URL, options: BoundedFetchOptions): Promise<Buffer> {
  const { status, body } = await boundedFetchResponse(url, options);
  if (status < 200 || status > 299) throw new Error(`answered ${status}`);
  return body;
}

/** Like boundedFetch, but also resolves for a status other than 2xx. */
export async function boundedFetchResponse(
  url: URL,
  options: BoundedFetchOptions,
): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const { timeoutMs, maxBytes, types, ...request } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...request, redirect: 'error', signal, credentials: 'omit' });
  try {
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw new Error('too large');
    const body = await readBody(response, maxBytes);
    const isOfType = types.test(response.headers.get('content-type') ?? '');
    if (response.ok && body.length > 0 && !isOfType) throw new Error('of another type');
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    await response.body?.cancel().catch(() => undefined);
    throw error;
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // The bytes are counted, because the content-length header can be wrong.
    if (size > maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
