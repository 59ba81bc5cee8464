import { Contacts } from './contacts.ts';
import { Crowd } from './crowd.ts';
import { type Ids, ids } from './ids.ts';
import { Lines } from './lines.ts';
import { Talks } from './talks.ts';
import type { World } from './world.ts';

/** What every table of a world is made from. */
export interface Making {
  world: World;
  crowd: Crowd;
  contacts: Contacts;
  talks: Talks;
  lines: Lines;
  ids: Readonly<Record<Kind, Ids>>;
  /** Minutes before the flood as ms since 1970. */
  at(ago: number): number;
}

type Kind = 'account' | 'profile' | 'photo' | 'clear' | 'blur' | 'conversation' | 'message' | 'client';

export function making(world: World): Making {
  const crowd = new Crowd(world);
  const contacts = new Contacts(world, crowd);
  const of = (kind: Kind) => ids(world, kind);
  return {
    world,
    crowd,
    contacts,
    talks: new Talks(world, crowd, contacts),
    lines: new Lines(world, crowd),
    ids: {
      account: of('account'),
      profile: of('profile'),
      photo: of('photo'),
      clear: of('clear'),
      blur: of('blur'),
      conversation: of('conversation'),
      message: of('message'),
      client: of('client'),
    },
    at: ago => world.now - ago * 60_000,
  };
}
