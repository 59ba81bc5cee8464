/** The roles a newcomer can try; each has one login in the demo world. */
export type Role = 'free' | 'premium' | 'unconfirmed' | 'fictional' | 'many_chats' | 'new' | 'english';

/** A login of the demo world: who he is, and what one sees when logged in as him. */
export interface CastMember {
  role: Role;
  email: string;
  name: string;
  /** One line for the terminal and the README. */
  shows: string;
  age: number;
  city: string;
  /** Number of his portrait in the pool, from 1. */
  portrait: number;
  language: 'nl' | 'en';
  premium: boolean;
  credits: { free: number; purchased: number };
  /** How long ago he signed up. */
  memberForMinutes: number;
}

/** One password for the whole cast: this world is thrown away, and holds nobody's data. */
export const castPassword = 'purple-evening-7';

const MONTH = 30 * 24 * 60;

export const cast: readonly CastMember[] = [
  {
    role: 'free',
    email: 'sam@example.com',
    name: 'Sam',
    shows: 'free member: 3 credits, new likes, a match, locked photos, room for one more conversation',
    age: 31,
    city: 'Amsterdam',
    portrait: 24,
    language: 'nl',
    premium: false,
    credits: { free: 3, purchased: 0 },
    memberForMinutes: 3 * 24 * 60,
  },
  {
    role: 'premium',
    email: 'daan@example.com',
    name: 'Daan',
    shows: 'premium member: 42 credits, sees every photo, several matches and conversations',
    age: 38,
    city: 'Utrecht',
    portrait: 42,
    language: 'nl',
    premium: true,
    credits: { free: 0, purchased: 42 },
    memberForMinutes: 8 * MONTH,
  },
  {
    role: 'unconfirmed',
    email: 'joris@example.com',
    name: 'Joris',
    shows: 'address not confirmed: profile hidden, his messages wait until he confirms',
    age: 26,
    city: 'Haarlem',
    portrait: 98,
    language: 'nl',
    premium: false,
    credits: { free: 3, purchased: 0 },
    memberForMinutes: 50,
  },
  {
    role: 'new',
    email: 'noah@example.com',
    name: 'Noah',
    shows: 'signed up an hour before the world was planted: nothing filled in yet, an empty inbox',
    age: 23,
    city: 'Rotterdam',
    portrait: 61,
    language: 'nl',
    premium: false,
    credits: { free: 3, purchased: 0 },
    memberForMinutes: 60,
  },
  {
    role: 'many_chats',
    email: 'milan@example.com',
    name: 'Milan',
    shows: 'sixty conversations, one of them with hundreds of messages, and more than 99 unread',
    age: 34,
    city: 'Den Haag',
    portrait: 10,
    language: 'nl',
    premium: true,
    credits: { free: 0, purchased: 180 },
    memberForMinutes: 20 * MONTH,
  },
  {
    role: 'english',
    email: 'oliver@example.com',
    name: 'Oliver',
    shows: 'the site in English, from London: premium, 9 credits, so the badge warns',
    age: 45,
    city: 'London',
    portrait: 20,
    language: 'en',
    premium: true,
    credits: { free: 0, purchased: 9 },
    memberForMinutes: 5 * MONTH,
  },
  {
    role: 'fictional',
    email: 'basil@example.com',
    name: 'Basil',
    shows:
      'the fictional member, labelled as such: write to him from any login and he answers within seconds',
    age: 36,
    city: 'Amsterdam',
    portrait: 29,
    language: 'nl',
    premium: false,
    credits: { free: 0, purchased: 0 },
    memberForMinutes: 12 * MONTH,
  },
];

/** The cast member of a role. */
export function castMember(role: Role): CastMember {
  const found = cast.find(member => member.role === role);
  if (!found) throw new Error(`The demo world has no ${role} login.`);
  return found;
}
