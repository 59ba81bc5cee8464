/** The same parameters give the same rows, on any number of threads. */
export interface FloodWorld {
  seed: string;
  members: number;
  /** Numbers of new members continue after these. */
  earlierMembers: number;
  /** In ms since 1970; everything happened before it. */
  now: number;
  likes: number;
  /** Average per member. */
  conversations: number;
  /** Average per conversation. */
  messages: number;
  /** Length of a conversation between the first two members; 0 for none. */
  chat: number;
  passwordHash: string;
}

export const SITE_ID = 1;

/** The first member, to log in with. */
export const LOGIN = 0;
/** The second member, who has the long conversation with the first. */
export const FRIEND = 1;
/** Members up to this number like the login, if compatible. */
export const LAST_ADMIRER = 2_000;

export const numberOf = (world: FloodWorld, member: number): number => world.earlierMembers + member + 1;
export const emailOf = (number: number): string => `flood-${number}@example.com`;
/** Public on purpose: a flood holds no personal data. */
export const floodPassword = 'purple-evening-7';
