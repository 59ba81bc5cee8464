import { Contacts } from './contacts.ts';
import { FloodMembers } from './crowd.ts';
import { type IdGenerator, idGenerator } from './ids.ts';
import { FloodMessages } from './lines.ts';
import { FloodConversations } from './talks.ts';
import type { FloodWorld } from './world.ts';

/** What every table of a world is made from. */
export interface FloodSource {
  world: FloodWorld;
  members: FloodMembers;
  contacts: Contacts;
  conversations: FloodConversations;
  messages: FloodMessages;
  ids: Readonly<Record<IdKind, IdGenerator>>;
  /** Minutes before the flood as ms since 1970. */
  at(ago: number): number;
}

type IdKind = 'account' | 'profile' | 'photo' | 'clear' | 'blur' | 'conversation' | 'message' | 'client';

export function createFloodSource(world: FloodWorld): FloodSource {
  const members = new FloodMembers(world);
  const contacts = new Contacts(world, members);
  const idsOf = (kind: IdKind) => idGenerator(world, kind);
  return {
    world,
    members,
    contacts,
    conversations: new FloodConversations(world, members, contacts),
    messages: new FloodMessages(world, members),
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
