import type { QueryClient } from '@tanstack/react-query';

/** After photos came, changed, moved or went: one's profile and album, and what every page shows of oneself. */
export const refreshPhotos = async (cache: QueryClient): Promise<void> => {
  await Promise.all(
    ['profile', 'user', 'album', 'album-grants'].map(name => cache.invalidateQueries({ queryKey: [name] })),
  );
};
