import type { CompleteCatalogue, MembersMessages } from '../messages.ts';
import * as appInstall from './members/app-install.ts';
import * as chats from './members/chats.ts';
import * as credits from './members/credits.ts';
import * as likes from './members/likes.ts';
import * as moderation from './members/moderation.ts';
import * as notifications from './members/notifications.ts';
import * as photos from './members/photos.ts';
import * as profiles from './members/profiles.ts';
import * as search from './members/search.ts';

export default {
  ...appInstall,
  ...chats,
  ...credits,
  ...likes,
  ...moderation,
  ...notifications,
  ...photos,
  ...profiles,
  ...search,
} satisfies CompleteCatalogue<MembersMessages>;
