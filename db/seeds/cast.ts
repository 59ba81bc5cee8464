import type { Interest } from '#contract/interests';
import { DAY_MINUTES } from './demo/demo-member.ts';

export type Role = 'free' | 'premium' | 'unconfirmed' | 'new' | 'many_chats' | 'english' | 'fictional';

export interface CastMember {
  role: Role;
  email: string;
  name: string;
  shows: string;
  age: number;
  city: string;
  /** Number of the portrait in the portrait pool, from 1. */
  portrait: number;
  /** The main photo comes first. */
  pictures: readonly ('public' | 'private')[];
  language: 'nl' | 'en';
  aboutMe: string | null;
  interests: readonly Interest[];
  premium: boolean;
  credits: { free: number; purchased: number };
  memberForMinutes: number;
}

/** Public on purpose, because demo data holds no personal data. */
export const castPassword = 'purple-evening-7';

export const cast: readonly CastMember[] = [
  {
    role: 'free',
    email: 'sam@example.com',
    name: 'Sam',
    shows:
      'free member with one credit left: new likes, matches, locked photos, room for one more conversation',
    age: 28,
    city: 'Amsterdam',
    portrait: 24,
    pictures: ['public', 'public'],
    language: 'nl',
    aboutMe:
      'Grafisch ontwerper, dus ik heb een mening over dit lettertype. Kookt graag, danst liever, en zoekt iemand die beide verdraagt.',
    interests: ['cooking', 'dancing', 'art', 'coffee', 'biking'],
    premium: false,
    credits: { free: 1, purchased: 0 },
    memberForMinutes: 3 * DAY_MINUTES,
  },
  {
    role: 'premium',
    email: 'daan@example.com',
    name: 'Daan',
    shows: 'premium member: 42 credits, every photo in the clear, matches and conversations',
    age: 29,
    city: 'Utrecht',
    portrait: 42,
    pictures: ['public', 'public', 'private', 'public'],
    language: 'nl',
    aboutMe:
      'Fysiotherapeut die zelf te weinig stretcht. Ik hou van lange fietstochten, korte nachten en mensen die hardop lachen in de bioscoop.',
    interests: ['gym', 'biking', 'movies', 'beer', 'travelling'],
    premium: true,
    credits: { free: 0, purchased: 42 },
    memberForMinutes: 240 * DAY_MINUTES,
  },
  {
    role: 'unconfirmed',
    email: 'joris@example.com',
    name: 'Joris',
    shows: 'address not confirmed: profile hidden, their message waits until they confirm',
    age: 26,
    city: 'Haarlem',
    portrait: 70,
    pictures: ['public'],
    language: 'nl',
    aboutMe: 'Net verhuisd, nog geen gordijnen, wel een koffiezetapparaat.',
    interests: ['coffee', 'beach', 'music'],
    premium: false,
    credits: { free: 2, purchased: 0 },
    memberForMinutes: 50,
  },
  {
    role: 'new',
    email: 'noah@example.com',
    name: 'Noah',
    shows: 'signed up an hour before the demo data was inserted: nothing filled in, an empty inbox',
    age: 23,
    city: 'Rotterdam',
    portrait: 11,
    pictures: [],
    language: 'nl',
    aboutMe: null,
    interests: [],
    premium: false,
    credits: { free: 3, purchased: 0 },
    memberForMinutes: 60,
  },
  {
    role: 'many_chats',
    email: 'milan@example.com',
    name: 'Milan',
    shows: 'sixty conversations, one of them with hundreds of messages, and more than 99 unread',
    age: 28,
    city: 'Den Haag',
    portrait: 10,
    pictures: ['public', 'public', 'public', 'private'],
    language: 'nl',
    aboutMe:
      'Ik antwoord iedereen. Soms pas na een week, maar dan wel met volle zinnen. Docent Nederlands, zwemmer, vroege vogel.',
    interests: ['reading', 'sports', 'theater', 'wine', 'cooking'],
    premium: true,
    credits: { free: 0, purchased: 180 },
    memberForMinutes: 600 * DAY_MINUTES,
  },
  {
    role: 'english',
    email: 'oliver@example.com',
    name: 'Oliver',
    shows: 'the site in English, from London: premium with 9 credits, so that the badge warns',
    age: 57,
    city: 'London',
    portrait: 20,
    pictures: ['public', 'public', 'private'],
    language: 'en',
    aboutMe:
      'Retired stage manager. I know every theatre bar in London and which of them will still serve you after the curtain.',
    interests: ['theater', 'wine', 'reading', 'travelling', 'music'],
    premium: true,
    credits: { free: 0, purchased: 9 },
    memberForMinutes: 150 * DAY_MINUTES,
  },
  {
    role: 'fictional',
    email: 'basil@example.com',
    name: 'Basil',
    shows: 'fictional, and labelled so: write to them from any other login for an answer within seconds',
    age: 41,
    city: 'Amsterdam',
    portrait: 29,
    pictures: ['public', 'public'],
    language: 'nl',
    aboutMe:
      'Ik ben verzonnen, en daar schaam ik me niet voor. In deze demo antwoord ik op alles wat je me schrijft. Afspreken kan niet: ik besta alleen hier.\n\nI am made up, and at peace with it. In this demo I answer whatever you write to me.',
    interests: ['coffee', 'movies', 'music', 'gardening'],
    premium: false,
    credits: { free: 100_000, purchased: 0 },
    memberForMinutes: 365 * DAY_MINUTES,
  },
];

export function castMember(role: Role): CastMember {
  const found = cast.find(member => member.role === role);
  if (!found) throw new Error(`The demo data has no ${role} login.`);
  return found;
}
