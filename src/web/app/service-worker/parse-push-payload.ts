import type { PushPayload } from '#contract/push';

/**
 * Returns null for anything but a payload as the server sends it. A payload that does not say whether it is discreet is
 * shown as a discreet one.
 */
export function parsePushPayload(text: string | undefined): PushPayload | null {
  const value = parseJson(text ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const { title, body, tag, path, total, discreet } = value as Record<keyof PushPayload, unknown>;
  if (typeof title !== 'string' || title.trim() === '') return null;
  if (typeof body !== 'string' || typeof tag !== 'string' || typeof path !== 'string') return null;
  if (!Number.isSafeInteger(total) || Number(total) < 0) return null;
  return { title, body, tag, path, total: Number(total), discreet: discreet !== false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
