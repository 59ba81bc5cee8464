import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { FieldError } from '#contract/errors';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/session-state.ts';
import type { Entry } from '../history-days.ts';

/** A photo on its way: its client id is the same through every try, so that it arrives, and costs, once. */
export type SendingPhoto = {
  client_id: string;
  /** Null after a reload, which a file does not outlive. */
  file: File | null;
  width: number;
  height: number;
  /** When it was chosen, ISO. */
  at: string;
  /** Its place among what leaves to the same member. */
  order: number;
  /** How much of it was sent, from 0 to 1. */
  sent: number;
  failure: FieldError | null;
};

const nameOf = (member: string, profile: string) => persistedKey(member, 'photos', profile);

/** Photos to a member that the server has not confirmed. The tab keeps through a reload that there were some. */
export const sendingQuery = (profile: string) =>
  queryOptions<SendingPhoto[]>({
    queryKey: ['sending-photos', profile],
    queryFn: ({ client }) => stored(client, profile),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { progress: 'never' },
  });

/** Changes what is on its way to a member. */
export function changeSending(
  cache: QueryClient,
  profile: string,
  change: (photos: SendingPhoto[]) => SendingPhoto[],
): void {
  const { queryKey } = sendingQuery(profile);
  const next = change(cache.getQueryData(queryKey) ?? stored(cache, profile));
  cache.setQueryData(queryKey, next);
  const member = currentMemberId(cache);
  if (member === null) return;
  const lasting = next.map(({ client_id, width, height, at, order }) => ({
    client_id,
    width,
    height,
    at,
    order,
  }));
  persist(nameOf(member, profile), lasting.length > 0 ? lasting : null, 'tab');
}

/** What the tab had not sent when it was reloaded: it says so, and the photo has to be chosen again. */
function stored(cache: QueryClient, profile: string): SendingPhoto[] {
  const member = currentMemberId(cache);
  const lasting = member && readPersisted<SendingPhoto[]>(nameOf(member, profile), 'tab');
  return (lasting || []).map(photo => ({ ...photo, file: null, sent: 0, failure: { code: 'unavailable' } }));
}

/** Faults of the line and of the purse; another try of a picture that was refused, or is no longer there, helps nobody. */
export const canSendAgain = ({ file, failure }: SendingPhoto): boolean =>
  file !== null && failure !== null && !failure.code.startsWith('photo_');

/** The history with the photos that are on their way from this tab, among what else is, in the order in which all that leaves. */
export function withSending(entries: Entry[], photos: readonly SendingPhoto[]): Entry[] {
  const arrived = new Set(entries.filter(({ seq }) => seq !== null).map(({ key }) => key));
  const waiting = photos.filter(({ client_id }) => !arrived.has(client_id)).map(entryOf);
  if (waiting.length === 0) return entries;
  const own = new Set(waiting.map(({ key }) => key));
  const loose = entries.filter(({ seq, key }) => seq === null && !own.has(key));
  return [
    ...entries.filter(({ seq }) => seq !== null),
    ...[...loose, ...waiting].sort((one, other) => one.order - other.order),
  ];
}

const entryOf = (sending: SendingPhoto): Entry => ({
  ...{ key: sending.client_id, id: null, seq: null, at: sending.at, order: sending.order },
  ...{ text: '', gift: null, gif: null, photo: null, sending, unsent: false, covered: false, returned: 0 },
  state: sending.failure ? 'failed' : 'pending',
  failure: sending.failure,
});
