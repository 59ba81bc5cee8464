import type { App } from '../../app.ts';
import { decryptText, encryptText } from '../../platform/encrypt-text.ts';

type HasSecret = { config: Pick<App['config'], 'secret'> };

/** What a member shares with a friend. */
export type CheckInDetails = { person: string; place: string; note: string; time_zone: string };
/** `known_as`: what the friend calls the member. */
export type FriendContact = { name: string; email: string; known_as: string };

/** A copied text cannot be moved to another row, because its context is the row's id. */
export const sealDetails = ({ config }: HasSecret, id: string, details: CheckInDetails): Buffer =>
  encryptText(config.secret, `check-in ${id}`, JSON.stringify(details));

export const openDetails = ({ config }: HasSecret, id: string, details: Buffer): CheckInDetails =>
  JSON.parse(decryptText(config.secret, `check-in ${id}`, details)) as CheckInDetails;

export const sealContact = ({ config }: HasSecret, id: string, contact: FriendContact): Buffer =>
  encryptText(config.secret, `check-in friend ${id}`, JSON.stringify(contact));

export const openContact = ({ config }: HasSecret, id: string, contact: Buffer): FriendContact =>
  JSON.parse(decryptText(config.secret, `check-in friend ${id}`, contact)) as FriendContact;
