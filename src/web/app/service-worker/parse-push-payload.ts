import type { PushPayload } from '#contract/push';

/** Returns null for anything but a payload as the server sends it. */
export function parsePushPayload(text: string | undefined): PushPayload | null {
  const value = parseJson(text ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const { title, body, tag, path, total } = value as Record<keyof PushPayload, unknown>;
  if (typeof title !== 'string' || title.trim() === '') return null;
  if (typeof body !== 'string' || typeof tag !== 'string' || typeof path !== 'string') return null;
  if (!Number.isSafeInteger(total) || Number(total) < 0) return null;
  return { title, body, tag, path, total: Number(total) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
