/** What is asked of another server, and the most that is taken of its answer. */
export type BoundedAsk = {
  timeoutMs: number;
  maxBytes: number;
  types: RegExp;
  /** GET where nothing is said. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
};

/**
 * Fetches an address of another server: as long and as much as allowed, of a type that was asked for, and from there alone:
 * it follows no redirect, which could lead into the own network. Throws where anything is otherwise.
 */
export async function boundedFetch(address: URL, ask: BoundedAsk): Promise<Buffer> {
  const { status, body } = await boundedAnswer(address, ask);
  if (status < 200 || status > 299) throw new Error(`answered ${status}`);
  return body;
}

/** The same, for who wants to know what is answered besides success: whatever the status, and an empty body of any type. */
export async function boundedAnswer(
  address: URL,
  ask: BoundedAsk,
): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const { timeoutMs, maxBytes, types, ...request } = ask;
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(address, { ...request, redirect: 'error', signal, credentials: 'omit' });
  try {
    if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) throw new Error('too large');
    const body = await bytesOf(answer, maxBytes);
    const isOfType = types.test(answer.headers.get('content-type') ?? '');
    if (answer.ok && body.length > 0 && !isOfType) throw new Error('of another type');
    return { status: answer.status, headers: answer.headers, body };
  } catch (error) {
    await answer.body?.cancel().catch(() => undefined);
    throw error;
  }
}

async function bytesOf(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    // What it says of its size need not be true.
    if (size > maxBytes) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
