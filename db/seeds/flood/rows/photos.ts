import { PICTURE } from '../../portraits/picture.ts';
import { type Portrait, portraits, SHOTS } from '../../portraits.ts';
import { fileKey, standInColour, standInPlaceholder } from '../../world/pictures.ts';
import { diceOf } from '../dice.ts';
import type { RowWriter } from './row-writer.ts';

const PRIVATE = 0.34;

/** The picture files of the demo world, shared by all: they are drawn when somebody looks at them. */
const shots = new Map(
  portraits.map(portrait => [
    portrait.id,
    portrait.shots.map((_, shot) => ({
      file: fileKey(portrait, shot),
      colour: standInColour(portrait, shot),
      placeholder: standInPlaceholder(portrait, shot),
    })),
  ]),
);

export const photos: RowWriter = {
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
  *write(rows, { world, crowd, ids, at }) {
    const value = diceOf(world, ['shots']).shots;
    for (let member = 0; member < world.members; member += 1) {
      const first = Math.floor(value(member) * SHOTS);
      for (let position = 0; position < crowd.photos(member); position += 1) {
        const { file, colour, placeholder } = shotOf(crowd.portrait(member), first + position);
        const number = member * SHOTS + position;
        rows
          .row(this.columns.length)
          .uuid(ids.photo.v4(number))
          .uuid(ids.profile.v4(member))
          .integer(position)
          .yes(position === 0)
          .text(position > 0 && value(member, position) < PRIVATE ? 'private' : 'public')
          .hex(ids.clear.name(number))
          .hex(ids.blur.name(number))
          .text(file)
          .integer(PICTURE.width)
          .integer(PICTURE.height)
          .text(colour)
          .text(placeholder)
          .time(at(crowd.signedUpAgo(member) - position * 0.01));
      }
      yield member / world.members;
    }
  },
};

function shotOf({ id }: Portrait, shot: number): { file: string; colour: string; placeholder: string } {
  const found = shots.get(id)?.[shot % SHOTS];
  if (!found) throw new Error(`${id} has no pictures.`);
  return found;
}
