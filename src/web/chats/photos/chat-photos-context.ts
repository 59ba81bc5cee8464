import { createContext, useContext } from 'react';
import type { MemberCard } from '#contract/profiles';
import type { SendingPhoto } from './sending-photos.ts';

/** What one can do with the photos of the conversation that is open. */
export type ChatPhotos = {
  /** The other one. */
  profile: MemberCard;
  /** Asks whether a received photo is to be opened. */
  askOpening: (message: string) => void;
  stop: (photo: SendingPhoto) => void;
};

const Context = createContext<ChatPhotos | null>(null);
export const ChatPhotosProvider = Context.Provider;

export function useChatPhotos(): ChatPhotos {
  const photos = useContext(Context);
  if (!photos) throw new Error('a photo of a conversation stands outside of one');
  return photos;
}
