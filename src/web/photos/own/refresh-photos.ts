import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything that shows the viewer's photos after a change. */
export const refreshPhotos = async (cache: QueryClient): Promise<void> => {
  await Promise.all(
    ['profile', 'user', 'album', 'album-grants'].map(name => cache.invalidateQueries({ queryKey: [name] })),
  );
};
