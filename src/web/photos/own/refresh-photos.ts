import type { QueryClient } from '@tanstack/react-query';

export const refreshPhotos = async (cache: QueryClient): Promise<void> => {
  await Promise.all(
    ['profile', 'user', 'album', 'album-grants'].map(name => cache.invalidateQueries({ queryKey: [name] })),
  );
};
