import type { Words } from '../copy-rows.ts';
import type { Making } from '../making.ts';
import { emailOf, numberOf, SITE } from '../world.ts';
import { perMember } from './row-writer.ts';

export const accountId = ({ ids, crowd, at }: Making, member: number): Words =>
  ids.account.v7(member, at(crowd.signedUpAgo(member)));

export const accounts = perMember(
  [
    'id',
    'site_id',
    'email',
    'password_hash',
    'status',
    'language',
    'premium_since',
    'signed_up_at',
    'confirmed_at',
    'deleted_at',
    'planted',
  ],
  (rows, making, member, columns) => {
    const { world, crowd, at } = making;
    const [status, signedUpAgo] = [crowd.standing(member), crowd.signedUpAgo(member)];
    rows
      .row(columns)
      .uuid(accountId(making, member))
      .smallint(SITE)
      .text(emailOf(numberOf(world, member)))
      .text(world.passwordHash)
      .text(status)
      .text(crowd.home(member).language)
      .time(crowd.isPremium(member) ? at(crowd.paidAgo(member)) : null)
      .time(at(signedUpAgo))
      .time(status === 'not_confirmed' ? null : at(signedUpAgo - 1))
      .time(status === 'deleting' ? at(crowd.seenAgo(member)) : null)
      .yes(true);
  },
);
