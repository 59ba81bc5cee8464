import type { Random } from '../random.ts';
import type { Beard, Face } from './face.ts';
import { mixColours } from './svg.ts';

export type PortraitGender = 'male' | 'female';
export type AgeBand = 'twenties' | 'thirties' | 'forties' | 'sixties';
/** Values of the profile field `hair_colour`, so that profile and picture agree. */
type HairName = 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'bald';

export interface Look {
  face: Face;
  hairName: HairName;
  build: number;
}

const skins = {
  fair: ['#f8dcc8', '#f4cdb0', '#efc09c'],
  olive: ['#e3b087', '#d9a172', '#cd9466'],
  brown: ['#bd8155', '#a96e46', '#94603e'],
  dark: ['#7f5339', '#704730', '#85583c'],
} as const;
type Skin = keyof typeof skins;

const hairColours: Record<HairName, readonly string[]> = {
  black: ['#2a1c26', '#33242a', '#231a2b'],
  brown: ['#4f3024', '#6b4129', '#8a5a36'],
  blond: ['#d7a556', '#c08d4b', '#e6c07a'],
  red: ['#b4512c', '#98402a', '#c96b38'],
  grey: ['#a8a2b0', '#c9c4cc', '#8d8794', '#ddd8da'],
  bald: ['#4a342c'],
};

const naturalHair: Record<Skin, Partial<Record<HairName, number>>> = {
  fair: { black: 1, brown: 5, blond: 4, red: 2 },
  olive: { black: 4, brown: 5, blond: 1 },
  brown: { black: 6, brown: 2 },
  dark: { black: 1 },
};

const hairChanges: Record<AgeBand, { grey: number; bald: number }> = {
  twenties: { grey: 0, bald: 0.03 },
  thirties: { grey: 0.03, bald: 0.1 },
  forties: { grey: 0.38, bald: 0.22 },
  sixties: { grey: 0.9, bald: 0.28 },
};

const beards: Record<AgeBand, Partial<Record<Beard, number>>> = {
  twenties: { none: 9, stubble: 6, short: 2, moustache: 2, goatee: 1, waxed: 1 },
  thirties: { none: 5, stubble: 6, short: 5, long: 2, moustache: 2, circle: 1, broad: 1 },
  forties: { none: 4, stubble: 4, short: 5, long: 2, broad: 1, goatee: 1, circle: 1 },
  sixties: { none: 5, stubble: 2, short: 4, long: 1, broad: 2, waxed: 1 },
};

/** Numbers of variants in the drawing set; a repeated number is likelier. */
const cuts = {
  short: '05 06 13 15 18 19 21 24 25 27 34 35 38 49 52 53 54 55 56',
  waved: '01 03 09 12 16 17 22 31 33 40 43 04 11',
  coily: '05 07 20 22 26 29 31 32 33 40 44 49 50 60 60',
  long: '58 29 11 57',
  thin: '42 60 44 13 05 06 18 25 34',
  women: '02 10 23 36 37 39 41 43 48 57 58 08 28',
};

const brows = { male: '02 04 05 07 08 09 10', female: '04 09 10 12' };
const noses = { male: '01 05 06 07 09 10 12 13 16 18 20', female: '03 13 14 16 07' };
const wraps = ['#e9c46a', '#e76f51', '#6d4bc4', '#2a9d8f', '#f1e3d3', '#b5487b'];
const shavedPattern = new Set(['variant26', 'variant32']);

export function generateLook(gender: PortraitGender, band: AgeBand, random: Random): Look {
  const isOld = band === 'sixties';
  const skin = random.weighted<Skin>({ fair: 46, olive: 26, brown: 15, dark: 13 });
  const hairName = hairOf(gender, band, skin, random);
  const hairColour = random.pick(hairColours[hairName]);
  const tone = random.pick(skins[skin]);
  const hair = hairName === 'bald' ? 'bald' : cutOf(gender, isOld, skin, random);
  return {
    hairName,
    build: gender === 'female' ? 0.96 : 0.97 + random.next() * 0.1,
    face: {
      skin: tone,
      hairColour,
      hair,
      beard: gender === 'female' ? 'none' : random.weighted(beards[band]),
      brows: variant(brows[gender], random),
      nose: variant(noses[gender], random),
      eyes: variant(isOld ? '01 02 03 05' : '01 01 03 05 05 04', random),
      glasses: random.chance(isOld ? 0.45 : 0.2) ? variant('03 08 11', random) : undefined,
      lines: isOld ? 2 : band === 'forties' ? 1 : 0,
      earring: random.chance(gender === 'female' ? 0.6 : 0.14),
      wrap: shavedPattern.has(hair) ? mixColours(tone, hairColour, 0.35) : random.pick(wraps),
    },
  };
}

function hairOf(gender: PortraitGender, band: AgeBand, skin: Skin, random: Random): HairName {
  if (gender === 'male' && random.chance(hairChanges[band].bald)) return 'bald';
  if (random.chance(hairChanges[band].grey)) return 'grey';
  return random.weighted(naturalHair[skin]);
}

function cutOf(gender: PortraitGender, isOld: boolean, skin: Skin, random: Random): string {
  if (gender === 'female') return variant(cuts.women, random);
  if (!isOld && random.chance(0.05)) return 'hat';
  if (skin === 'dark') return variant(cuts.coily, random);
  return variant(isOld ? cuts.thin : cuts[random.weighted({ short: 12, waved: 7, long: 1 })], random);
}

const variant = (numbers: string, random: Random): string => `variant${random.pick(numbers.split(' '))}`;
