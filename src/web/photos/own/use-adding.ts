import { useState } from 'react';
import { photoLimit } from '#contract/permissions';
import { useUser } from '../../accounts/user-query.ts';
import { type Room, roomLeft } from './uploads.ts';
import { useIncomingFiles } from './use-incoming-files.ts';
import { useUploads } from './use-uploads.ts';

/** How photos come into the profile or the album, which keeps so many already: chosen, dropped or pasted, on their way, refused, or without room. */
export function useAdding(into: Room, kept: number) {
  const { uploads, add, retry, drop } = useUploads(into);
  const [surplus, setSurplus] = useState(0);
  const limit = photoLimit(useUser());
  const room = roomLeft(limit, kept, uploads);
  const choose = (files: readonly File[]) => setSurplus(add(files, room));
  return {
    ...useIncomingFiles(choose),
    ...{ limit, room, surplus, choose, retry, drop },
    sending: uploads.filter(({ failure }) => !failure),
    failed: uploads.filter(({ failure }) => failure),
    forgetSurplus: () => setSurplus(0),
  };
}

export type Adding = ReturnType<typeof useAdding>;
