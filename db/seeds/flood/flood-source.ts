import { MINUTE_MS } from '#contract/durations';
import { Contacts } from './contacts.ts';
import { FloodConversations } from './conversations.ts';
import { FloodMembers } from './flood-members.ts';
import { type IdGenerator, idGenerator } from './id-generator.ts';
import { FloodMessages } from './messages.ts';
import type { FloodWorld } from './world.ts';

export interface FloodSource {
  world: FloodWorld;
  members: FloodMembers;
  contacts: Contacts;
  conversations: FloodConversations;
  messages: FloodMessages;
  ids: Readonly<Record<IdKind, IdGenerator>>;
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
    at: ago => world.now - ago * MINUTE_MS,
  };
}
