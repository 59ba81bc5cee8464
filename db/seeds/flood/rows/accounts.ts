import type { Uint128 } from '../copy-rows.ts';
import type { FloodSource } from '../flood-source.ts';
import { emailOf, numberOf, SITE_ID } from '../world.ts';
import { perMember } from './row-writer.ts';

export const accountIdOf = ({ ids, members, at }: FloodSource, member: number): Uint128 =>
  ids.account.v7(member, at(members.signedUpAgo(member)));

export const accountWriter = perMember(
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
    'seeded',
  ],
  (rows, source, member, columns) => {
    const { world, members, at } = source;
    const [status, signedUpAgo] = [members.status(member), members.signedUpAgo(member)];
    rows
      .row(columns)
      .uuid(accountIdOf(source, member))
      .smallint(SITE_ID)
      .text(emailOf(numberOf(world, member)))
      .text(world.passwordHash)
      .text(status)
      .text(members.home(member).language)
      .time(members.isPremium(member) ? at(members.paidAgo(member)) : null)
      .time(at(signedUpAgo))
      .time(status === 'not_confirmed' ? null : at(signedUpAgo - 1))
      .time(status === 'deleting' ? at(members.seenAgo(member)) : null)
      .boolean(true);
  },
);
