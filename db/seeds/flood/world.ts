/** Parameters of a flood: equal parameters give equal rows, on any number of threads. */
export interface FloodWorld {
  seed: string;
  members: number;
  /** How many members earlier floods inserted. The numbers of new members continue after these. */
  earlierMembers: number;
  /** In ms since 1970; everything happened before this time. */
  now: number;
  likes: number;
  /** Average number per member. */
  conversations: number;
  /** Average number per conversation. */
  messages: number;
  /** Number of messages between the first two members; 0 for a conversation of ordinary length. */
  chat: number;
  passwordHash: string;
}

export const SITE_ID = 1;

/** The first member, to log in with. */
export const LOGIN = 0;
/** The second member, who has the long conversation with the first. */
export const FRIEND = 1;
/** Members up to this number like the first member, if they are compatible. */
export const LAST_ADMIRER = 2_000;

export const numberOf = (world: FloodWorld, member: number): number => world.earlierMembers + member + 1;
export const emailOf = (number: number): string => `flood-${number}@example.com`;
/** Public on purpose, because a flood holds no personal data. */
export const floodPassword = 'purple-evening-7';
