/** The parameters of a flood, its "world": the same parameters give the same rows, on any number of threads. */
export interface FloodWorld {
  seed: string;
  members: number;
  /** Number of members of earlier floods; member numbers continue after them. */
  earlierMembers: number;
  /** Time of the flood in ms since 1970; everything happened before it. */
  now: number;
  /** Average number of likes a member gives, before any is answered. */
  likes: number;
  /** Average number of conversations a member starts. */
  conversations: number;
  /** Average number of messages of a conversation. */
  messages: number;
  /** Length of an additional conversation between the first two members; 0 for none. */
  chat: number;
  /** Hash of the password that all share. */
  passwordHash: string;
}

export const SITE_ID = 1;

/** The first member, to log in with. */
export const LOGIN = 0;
/** The second member, who has the long conversation with the first. */
export const FRIEND = 1;
/** The members up to this one like the login, if compatible. */
export const LAST_ADMIRER = 2_000;

export const numberOf = (world: FloodWorld, member: number): number => world.earlierMembers + member + 1;
export const emailOf = (number: number): string => `flood-${number}@example.com`;
/** Public on purpose: a flood holds no personal data. */
export const floodPassword = 'purple-evening-7';
