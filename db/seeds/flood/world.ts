/** What a flood is to make: the same world gives the same rows, on any number of threads. */
export interface FloodWorld {
  seed: string;
  members: number;
  /** How many flooded members there were before: the numbers of these go on from there. */
  earlierMembers: number;
  /** The moment of the flood, in ms since 1970; everything happened before it. */
  now: number;
  /** On average: likes that a member gives, before any is answered. */
  likes: number;
  /** On average: conversations that a member begins. */
  conversations: number;
  /** On average, in one conversation. */
  messages: number;
  /** Messages of one more conversation, between the first two members; none when 0. */
  chat: number;
  /** Of the password all of them share. */
  passwordHash: string;
}

export const SITE_ID = 1;

/** The first member: the one to look at the flood with. */
export const LOGIN = 0;
/** The second member: he shares the long conversation with the first one. */
export const FRIEND = 1;
/** The members after those two; whoever of them suits the first one comes up to him. */
export const LAST_ADMIRER = 2_000;

export const numberOf = (world: FloodWorld, member: number): number => world.earlierMembers + member + 1;
export const emailOf = (number: number): string => `flood-${number}@example.com`;
/** The password of every flooded member: such worlds hold nobody's data. */
export const floodPassword = 'purple-evening-7';
