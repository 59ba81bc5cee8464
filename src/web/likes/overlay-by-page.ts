import type { QueuedOverlay } from './overlay-queue.ts';

export const isLikesList = (path: string): boolean => /^\/likes(\/(received|given|matches))?\/?$/.test(path);

const profileIdInPath = (path: string): string | null =>
  /^\/(?:members|likes\/m)\/([^/]+)\/?$/.exec(path)?.[1] ?? null;

/**
 * Returns `later` for an `earlier` like while the viewer looks at another member.
 * @spec 2.6
 */
export function overlayTiming(
  { id, by, matched }: Pick<QueuedOverlay, 'id' | 'by' | 'matched'>,
  path: string,
): 'now' | 'later' | 'never' {
  if (by === 'me') return 'now';
  if (isLikesList(path)) return 'never';
  const profile = profileIdInPath(path);
  if (by === 'other' || profile === null) return 'now';
  if (profile !== id) return 'later';
  return matched ? 'now' : 'never';
}
