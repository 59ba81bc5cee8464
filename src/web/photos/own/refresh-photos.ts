import type { QueryClient } from '@tanstack/react-query';
import { uploadPhoto } from '#contract/photos';
import { invalidateAfter } from '../../data/use-call.ts';

export const refreshPhotos = (cache: QueryClient): Promise<void> => invalidateAfter(cache, uploadPhoto);
