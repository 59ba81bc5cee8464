import { v4, v7 } from 'uuid';
import type { CountryCode } from '#contract/countries';
import { MINUTE_MS } from '#contract/durations';
import type { Gender } from '#contract/profiles';
import { type CastMember, cast } from '../cast.ts';
import { generateProfileName } from '../people/names.ts';
import { type Portrait, portraits, SHOTS_PER_PORTRAIT } from '../portraits.ts';
import { type Random, random } from '../random.ts';
import { AboutTexts } from './about-texts.ts';
import { DAY_MINUTES, type DemoMember, HOUR_MINUTES } from './demo-member.ts';
import { homeTown, pickHomeTown, population } from './home-towns.ts';
import { pickAge, pickDetails, pickInterests } from './profile-details.ts';

const WITHOUT_PHOTO_EVERY = 17;
const FICTIONAL_EVERY = 35;

export interface SiteMembers {
  /** Begins each random seed and email address, so that sites get different ids. */
  idPrefix: string;
  cast: readonly CastMember[];
  population: Readonly<Partial<Record<CountryCode, number>>>;
  /** For example, 12 means that one of 12 members is a woman. */
  womanEvery: number;
}

const lavenderSiteMembers: SiteMembers = { idPrefix: '', cast, population, womanEvery: 12 };

/** The same arguments give the same members, ids included. */
export function demoMembers(now: Date, site: SiteMembers = lavenderSiteMembers): DemoMember[] {
  const context = { portraitPool: new PortraitPool(), texts: new AboutTexts(), now, site };
  const castMembers = site.cast.map(member => {
    const chance = random(site.idPrefix + member.email);
    const portrait = context.portraitPool.take(portraits[member.portrait - 1]);
    return castToDemoMember(member, { ...ids(chance, now, member.memberForMinutes), portrait, chance });
  });
  const others = Object.entries(site.population).flatMap(([country, count]) =>
    Array.from({ length: count }, (_, index) => demoMember(country as CountryCode, index, context)),
  );
  return [...castMembers, ...others];
}

function castToDemoMember(
  member: CastMember,
  { portrait, chance, ...ids }: { accountId: string; profileId: string; portrait: Portrait; chance: Random },
): DemoMember {
  const { role, email, name, age, premium, credits, language } = member;
  const isNew = role === 'new';
  return {
    ...ids,
    ...homeTown(role === 'english' ? 'GB' : 'NL', member.city),
    role,
    email,
    name,
    age,
    language,
    premium,
    credits,
    portrait,
    gender: 'male',
    details: { ...pickDetails('male', age, chance), sexuality: 'gay', relationship_status: 'single' },
    interests: isNew ? [] : [...new Set([...member.interests, ...pickInterests(chance).slice(0, 3)])],
    aboutMe: member.aboutMe,
    pictures: isNew ? [] : member.pictures.map((visibility, shot) => ({ shot, visibility })),
    signedUpAgo: member.memberForMinutes,
    seenAgo: role === 'fictional' ? 0 : 40,
    confirmed: role !== 'unconfirmed',
    invisible: false,
    fictional: role === 'fictional',
  };
}

interface MemberContext {
  portraitPool: PortraitPool;
  texts: AboutTexts;
  now: Date;
  site: SiteMembers;
}

function demoMember(
  country: CountryCode,
  index: number,
  { portraitPool, texts, now, site }: MemberContext,
): DemoMember {
  const id = `${site.idPrefix}${country}-${index}`;
  const chance = random(id);
  const gender = index % site.womanEvery === Math.floor(site.womanEvery * 0.6) ? 'female' : 'male';
  const { portrait, main } = portraitPool.next(gender, country);
  const home = pickHomeTown(country, chance);
  const age = pickAge(portrait.band, chance);
  const interests = pickInterests(chance);
  const number = index + 1;
  const fictional = country === 'NL' && number % FICTIONAL_EVERY === 0;
  const signedUpAgo = chance.chance(0.12)
    ? chance.int(2 * HOUR_MINUTES, 13 * DAY_MINUTES)
    : chance.int(14 * DAY_MINUTES, 700 * DAY_MINUTES);
  const premium = !fictional && chance.chance(0.42);
  return {
    ...ids(chance, now, signedUpAgo),
    ...home,
    portrait,
    gender,
    age,
    interests,
    fictional,
    premium,
    signedUpAgo,
    email: `${id.toLowerCase()}@members.example`,
    name: generateProfileName(country, gender, home.city, chance),
    details: pickDetails(gender, age, chance),
    aboutMe: texts.next({ ...home, gender, age, interests }, chance),
    pictures: number % WITHOUT_PHOTO_EVERY === 0 ? [] : pickPictures(main, chance),
    credits: premium ? { free: 0, purchased: chance.int(2, 90) } : { free: chance.int(0, 3), purchased: 0 },
    seenAgo: Math.min(pickSeen(chance), signedUpAgo),
    confirmed: true,
    invisible: !fictional && chance.chance(0.025),
  };
}

function ids(chance: Random, now: Date, signedUpAgo: number): { accountId: string; profileId: string } {
  const msecs = now.getTime() - signedUpAgo * MINUTE_MS;
  return {
    accountId: v7({ msecs, random: chance.bytes(16), seq: 0 }),
    profileId: v4({ random: chance.bytes(16) }),
  };
}

function pickSeen(chance: Random): number {
  const when = chance.weighted({ now: 11, today: 34, week: 33, before: 22 });
  if (when === 'now') return chance.int(0, 3);
  if (when === 'today') return chance.int(6, 22 * HOUR_MINUTES);
  return when === 'week'
    ? chance.int(DAY_MINUTES, 7 * DAY_MINUTES)
    : chance.int(7 * DAY_MINUTES, 60 * DAY_MINUTES);
}

function pickPictures(main: number, chance: Random): DemoMember['pictures'] {
  const count = chance.weighted({ 1: 30, 2: 32, 3: 24, 4: 14 });
  return Array.from({ length: Number(count) }, (_, index) => ({
    shot: (main + index) % SHOTS_PER_PORTRAIT,
    visibility: index > 0 && chance.chance(0.34) ? 'private' : 'public',
  }));
}

/** Assigns portraits to members, beginning with the portraits that are used least. */
class PortraitPool {
  private readonly uses = new Map<string, number>();

  take(portrait: Portrait | undefined): Portrait {
    if (!portrait) throw new Error('The pool has no such portrait.');
    this.uses.set(portrait.id, (this.uses.get(portrait.id) ?? 0) + 1);
    return portrait;
  }

  next(gender: Gender, country: CountryCode): { portrait: Portrait; main: number } {
    const order = random(`deck ${country}`).shuffle(portraits.filter(portrait => portrait.gender === gender));
    const rarest = order.toSorted((a, b) => this.timesUsed(a) - this.timesUsed(b))[0];
    const main = rarest ? this.timesUsed(rarest) % SHOTS_PER_PORTRAIT : 0;
    return { portrait: this.take(rarest), main };
  }

  private timesUsed({ id }: Portrait): number {
    return this.uses.get(id) ?? 0;
  }
}
