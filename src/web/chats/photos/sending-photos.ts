import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { FieldError } from '#contract/errors';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { STORED_QUERY } from '../../data/query.ts';
import type { HistoryEntry } from '../history-days.ts';

/** Retries use the same `client_id`, so that the member pays for one photo. */
export type SendingPhoto = {
  client_id: string;
  /** The chosen file; null after a reload. */
  file: File | null;
  width: number;
  height: number;
  /** Time of choosing or of the last retry, ISO. */
  at: string;
  /** Position among messages to the same member. */
  order: number;
  /** The uploaded part, from 0 to 1. */
  sent: number;
  failure: FieldError | null;
};

const storageKey = (member: string, profile: string) => persistedKey(member, 'photos', profile);

/**
 * Lists photos still being sent to `profile`. After a reload, `loadStored` restores the list.
 * @spec D2.10
 */
export const sendingQuery = (profile: string) =>
  queryOptions<SendingPhoto[]>({
    queryKey: ['sending-photos', profile],
    queryFn: ({ client }) => loadStored(client, profile),
    ...STORED_QUERY,
  });

export function updateSending(
  cache: QueryClient,
  profile: string,
  change: (photos: SendingPhoto[]) => SendingPhoto[],
): void {
  const { queryKey } = sendingQuery(profile);
  const next = change(cache.getQueryData(queryKey) ?? loadStored(cache, profile));
  cache.setQueryData(queryKey, next);
  const member = currentMemberId(cache);
  if (member === null) return;
  const storable = next.map(({ client_id, width, height, at, order }) => ({
    client_id,
    width,
    height,
    at,
    order,
  }));
  persist(storageKey(member, profile), storable.length > 0 ? storable : null, 'tab');
}

/** A reload loses the files, so these photos are shown as failed. */
function loadStored(cache: QueryClient, profile: string): SendingPhoto[] {
  const member = currentMemberId(cache);
  const storedPhotos = member && readPersisted<SendingPhoto[]>(storageKey(member, profile), 'tab');
  return (storedPhotos || []).map(photo => ({
    ...photo,
    file: null,
    sent: 0,
    failure: { code: 'unavailable' },
  }));
}

/** A retry cannot succeed without the file, or after the picture was refused. */
export const canSendAgain = ({ file, failure }: SendingPhoto): boolean =>
  file !== null && failure !== null && !failure.code.startsWith('photo_');

export function withSendingPhotos(entries: HistoryEntry[], photos: readonly SendingPhoto[]): HistoryEntry[] {
  const arrived = new Set(entries.filter(({ seq }) => seq !== null).map(({ key }) => key));
  const waiting = photos.filter(({ client_id }) => !arrived.has(client_id)).map(entryOf);
  if (waiting.length === 0) return entries;
  const photoKeys = new Set(waiting.map(({ key }) => key));
  const otherUnsent = entries.filter(({ seq, key }) => seq === null && !photoKeys.has(key));
  return [
    ...entries.filter(({ seq }) => seq !== null),
    ...[...otherUnsent, ...waiting].sort((a, b) => a.order - b.order),
  ];
}

const entryOf = (sending: SendingPhoto): HistoryEntry => ({
  ...{ key: sending.client_id, id: null, seq: null, at: sending.at, order: sending.order },
  ...{ text: '', gift: null, gif: null, photo: null, sending, unsent: false, covered: false, returned: 0 },
  state: sending.failure ? 'failed' : 'pending',
  failure: sending.failure,
});
