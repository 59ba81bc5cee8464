import type { Interest } from '#contract/interests';
/** The roles a newcomer can try; each has one login in the demo world. */
export type Role = 'free' | 'premium' | 'unconfirmed' | 'new' | 'many_chats' | 'english' | 'fictional';
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
  /** His photos, the main one first. */
  pictures: readonly ('public' | 'private')[];
  language: 'nl' | 'en';
  aboutMe: string | null;
  interests: readonly Interest[];
  premium: boolean;
  /** What is left of his credits. */
  credits: {
    free: number;
    purchased: number;
  };
  /** How long ago he signed up. */
  memberForMinutes: number;
}
/** One password for the whole cast: this world is thrown away, and holds nobody's data. */
export declare const castPassword = 'purple-evening-7';
export declare const cast: readonly CastMember[];
/** The cast member of a role. */
export declare function castMember(role: Role): CastMember;
