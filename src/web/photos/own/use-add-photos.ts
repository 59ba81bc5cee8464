import { useState } from 'react';
import { photoLimit } from '#contract/permissions';
import { useUser } from '../../accounts/user-query.ts';
import { slotsLeft, type UploadTarget } from './uploads.ts';
import { useIncomingFiles } from './use-incoming-files.ts';
import { useUploads } from './use-uploads.ts';

/** @spec 5.7 */
export function useAddPhotos(into: UploadTarget, stored: number) {
  const { uploads, add, retry, drop } = useUploads(into);
  const [surplus, setSurplus] = useState(0);
  const limit = photoLimit(useUser());
  const room = slotsLeft(limit, stored, uploads);
  const choose = (files: readonly File[]) => setSurplus(add(files, room));
  return {
    ...useIncomingFiles(choose),
    ...{ limit, room, surplus, choose, retry, drop },
    sending: uploads.filter(({ failure }) => !failure),
    failed: uploads.filter(({ failure }) => failure),
    dismissSurplus: () => setSurplus(0),
  };
}

export type PhotoAdding = ReturnType<typeof useAddPhotos>;
