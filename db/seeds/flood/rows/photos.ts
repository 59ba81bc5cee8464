import { demoFileKey, placeholderColour, placeholderHash } from '../../demo/pictures.ts';
import { PICTURE_SIZE } from '../../portraits/picture.ts';
import { type Portrait, portraits, SHOTS_PER_PORTRAIT } from '../../portraits.ts';
import { randomsOf } from '../stateless-random.ts';
import type { RowWriter } from './row-writer.ts';

const PRIVATE_SHARE = 0.34;

const shots = new Map(
  portraits.map(portrait => [
    portrait.id,
    portrait.shots.map((_, shot) => ({
      file: demoFileKey(portrait, shot),
      colour: placeholderColour(portrait, shot),
      placeholder: placeholderHash(portrait, shot),
    })),
  ]),
);

export const photoWriter: RowWriter = {
  columns: [
    'id',
    'profile_id',
    'position',
    'is_main',
    'visibility',
    'clear_key',
    'blur_key',
    'file_key',
    'width',
    'height',
    'colour',
    'placeholder',
    'created_at',
  ],
  *write(rows, { world, members, ids, at }) {
    const value = randomsOf(world, ['shots']).shots;
    for (let member = 0; member < world.members; member += 1) {
      const first = Math.floor(value(member) * SHOTS_PER_PORTRAIT);
      for (let position = 0; position < members.photoCount(member); position += 1) {
        const { file, colour, placeholder } = shotOf(members.portrait(member), first + position);
        const number = member * SHOTS_PER_PORTRAIT + position;
        rows
          .row(this.columns.length)
          .uuid(ids.photo.v4(number))
          .uuid(ids.profile.v4(member))
          .integer(position)
          .boolean(position === 0)
          .text(position > 0 && value(member, position) < PRIVATE_SHARE ? 'private' : 'public')
          .hex(ids.clear.random128(number))
          .hex(ids.blur.random128(number))
          .text(file)
          .integer(PICTURE_SIZE.width)
          .integer(PICTURE_SIZE.height)
          .text(colour)
          .text(placeholder)
          .time(at(members.signedUpAgo(member) - position * 0.01));
      }
      yield member / world.members;
    }
  },
};

function shotOf({ id }: Portrait, shot: number): { file: string; colour: string; placeholder: string } {
  const found = shots.get(id)?.[shot % SHOTS_PER_PORTRAIT];
  if (!found) throw new Error(`${id} has no pictures.`);
  return found;
}
