import type { QueryClient } from '@tanstack/react-query';

/** After photos came, changed or went: one's profile, and what every page shows of oneself. */
export const refreshPhotos = async (cache: QueryClient): Promise<void> => {
  await Promise.all([
    cache.invalidateQueries({ queryKey: ['profile'] }),
    cache.invalidateQueries({ queryKey: ['user'] }),
  ]);
};
