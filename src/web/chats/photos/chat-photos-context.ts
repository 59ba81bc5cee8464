import { createContext, useContext } from 'react';
import type { MemberCard } from '#contract/profiles';
import type { SendingPhoto } from './sending-photos.ts';

type ChatPhotoActions = {
  profile: MemberCard;
  requestOpen: (message: string) => void;
  stop: (photo: SendingPhoto) => void;
};

const Context = createContext<ChatPhotoActions | null>(null);
export const ChatPhotosProvider = Context.Provider;

export function useChatPhotos(): ChatPhotoActions {
  const photos = useContext(Context);
  if (!photos) throw new Error('ChatPhotosProvider is missing');
  return photos;
}
