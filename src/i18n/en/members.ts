import type { Complete, MembersMessages } from '../messages.ts';
import * as accounts from './members/accounts.ts';
import * as albums from './members/albums.ts';
import * as chats from './members/chats.ts';
import * as credentials from './members/credentials.ts';
import * as credits from './members/credits.ts';
import * as deletion from './members/deletion.ts';
import * as discretion from './members/discretion.ts';
import * as gifts from './members/gifts.ts';
import * as interests from './members/interests.ts';
import * as invitations from './members/invitations.ts';
import * as likes from './members/likes.ts';
import * as logins from './members/logins.ts';
import * as ownData from './members/own-data.ts';
import * as ownPhotos from './members/own-photos.ts';
import * as photos from './members/photos.ts';
import * as places from './members/places.ts';
import * as privacy from './members/privacy.ts';
import * as profiles from './members/profiles.ts';
import * as reports from './members/reports.ts';
import * as search from './members/search.ts';
import * as verification from './members/verification.ts';
import * as visits from './members/visits.ts';

/** Texts of the members area, by domain. */
export default {
  ...profiles,
  ...privacy,
  ...interests,
  ...discretion,
  ...visits,
  ...photos,
  ...albums,
  ...verification,
  ...places,
  ...reports,
  ...ownPhotos,
  ...search,
  ...likes,
  ...chats,
  ...gifts,
  ...credentials,
  ...credits,
  ...accounts,
  ...ownData,
  ...deletion,
  ...logins,
  ...invitations,
} satisfies Complete<MembersMessages>;
