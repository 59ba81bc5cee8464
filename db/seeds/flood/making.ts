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
  const idsOf = (kind: Kind) => ids(world, kind);
  return {
    world,
    crowd,
    contacts,
    talks: new Talks(world, crowd, contacts),
    lines: new Lines(world, crowd),
    ids: {
      account: idsOf('account'),
      profile: idsOf('profile'),
      photo: idsOf('photo'),
      clear: idsOf('clear'),
      blur: idsOf('blur'),
      conversation: idsOf('conversation'),
      message: idsOf('message'),
      client: idsOf('client'),
    },
    at: ago => world.now - ago * 60_000,
  };
}
