/** What is asked of another server, and the most that is taken of its answer. */
export type BoundedAsk = { timeoutMs: number; maxBytes: number; types: RegExp };

/**
 * Fetches an address of another server: as long and as much as allowed, of a type that was asked for, and from there alone:
 * it follows no redirect, which could lead into the own network. Throws where anything is otherwise.
 */
export async function boundedFetch(address: URL, ask: BoundedAsk): Promise<Buffer> {
  const signal = AbortSignal.timeout(ask.timeoutMs);
  const answer = await fetch(address, { redirect: 'error', signal, credentials: 'omit' });
  try {
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    if (!ask.types.test(answer.headers.get('content-type') ?? '')) throw new Error('of another type');
    if (Number(answer.headers.get('content-length') ?? 0) > ask.maxBytes) throw new Error('too large');
    return await bytesOf(answer, ask.maxBytes);
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
