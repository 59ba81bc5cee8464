import { type Interest, interests } from '#contract/interests';
import type { Gender } from '#contract/profiles';
import type { AgeBand } from '../portraits/looks.ts';
import type { Random } from '../random.ts';
import type { ProfileDetails } from './demo-member.ts';

const intimate: readonly Interest[] = [
  'sex',
  'safesex',
  'oralsex',
  'sextoys',
  'bondage',
  'threesome',
  'lingerie',
  'exchangingpictures',
  'onenightstand',
];

const omitted: readonly Interest[] = ['publicsex', 'analsex', 'masturbating', 'gangbang', 'sadomasochism'];

const everyday = interests.filter(interest => !intimate.includes(interest) && !omitted.includes(interest));

export function pickInterests(chance: Random): Interest[] {
  const intimatePicks = chance.chance(0.35) ? chance.some(intimate, chance.int(1, 3)) : [];
  return [...chance.some(everyday, chance.int(4, 10)), ...intimatePicks];
}

export const ageRangeOf: Readonly<Record<AgeBand, readonly [youngest: number, oldest: number]>> = {
  twenties: [19, 29],
  thirties: [28, 41],
  forties: [40, 54],
  sixties: [53, 68],
};

export function pickAge(band: AgeBand, chance: Random): number {
  const [youngest, oldest] = ageRangeOf[band];
  return chance.int(youngest, oldest);
}

export function pickDetails(gender: Gender, age: number, chance: Random): ProfileDetails {
  return {
    sexuality:
      gender === 'male'
        ? chance.weighted({ gay: 83, bi: 17 })
        : chance.weighted({ hetero: 40, bi: 40, lesbian: 20 }),
    eye_colour: chance.weighted({ brown: 50, blue: 27, green: 12, grey: 8, other: 3 }),
    body_type: chance.weighted({ slim: 34, normal: 52, fat: 14 }),
    relationship_status:
      age < 36
        ? chance.weighted({ single: 80, unmarried: 14, living_together: 6 })
        : chance.weighted({
            single: 62,
            divorced: 20,
            married: 7,
            living_together: 5,
            widowed: age > 50 ? 6 : 0,
          }),
    tattoos: chance.weighted({ none: 56, some: 36, many: 8 }),
    reason: chance.weighted({ relationship: 34, dates: 28, friends: 14, chat: 13, fun: 11 }),
  };
}
