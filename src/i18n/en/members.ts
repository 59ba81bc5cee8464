import type { CompleteCatalogue, MembersMessages } from '../messages.ts';
import * as albums from './members/albums.ts';
import * as chatPhotos from './members/chat-photos.ts';
import * as chats from './members/chats.ts';
import * as gifs from './members/gifs.ts';
import * as gifts from './members/gifts.ts';
import * as icebreakers from './members/icebreakers.ts';
import * as interests from './members/interests.ts';
import * as likes from './members/likes.ts';
import * as photos from './members/photos.ts';
import * as places from './members/places.ts';
import * as profiles from './members/profiles.ts';
import * as reports from './members/reports.ts';
import * as returns from './members/returns.ts';
import * as search from './members/search.ts';
import * as timeBonus from './members/time-bonus.ts';
import * as visits from './members/visits.ts';

export default {
  ...profiles,
  ...interests,
  ...visits,
  ...photos,
  ...albums,
  ...places,
  ...reports,
  ...search,
  ...likes,
  ...chats,
  ...chatPhotos,
  ...gifs,
  ...icebreakers,
  ...gifts,
  ...returns,
  ...timeBonus,
} satisfies CompleteCatalogue<MembersMessages>;
