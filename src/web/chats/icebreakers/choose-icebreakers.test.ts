import { describe, expect, test } from 'vitest';
import { icebreakerTopics } from '#contract/icebreaker-subjects';
import { chooseIcebreakers, ICEBREAKERS_SHOWN, type IcebreakerMember } from './icebreaker-dialog.tsx';

const member = (rest: Partial<IcebreakerMember> = {}): IcebreakerMember => ({
  interests: [],
  city: null,
  about_me: null,
  ...rest,
});

describe('icebreakers (spec 2.9)', () => {
  test('start with shared interests, then the town and the about-me text', () => {
    const me = member({ interests: ['coffee', 'hiking', 'gym'], city: 'Utrecht' });
    const them = member({ interests: ['gym', 'coffee', 'wine'], city: 'Utrecht', about_me: 'I bake.' });
    expect(chooseIcebreakers(me, them, 0)).toEqual([
      { about: 'interest', interest: 'gym' },
      { about: 'interest', interest: 'coffee' },
      { about: 'same_town', city: 'Utrecht' },
      { about: 'about_me' },
    ]);
    expect(chooseIcebreakers(me, them, 1)[0]).toEqual({ about: 'interest', interest: 'wine' });
  });

  test("ask about the other member's town if it differs", () => {
    expect(chooseIcebreakers(member({ city: 'Breda' }), member({ city: 'Gent' }), 0)[0]).toEqual({
      about: 'their_town',
      city: 'Gent',
    });
  });

  test('of a member without details are as many, all on general topics', () => {
    const icebreakers = chooseIcebreakers(member({ city: 'Breda' }), member(), 0);
    expect(icebreakers).toEqual(
      icebreakerTopics.slice(0, ICEBREAKERS_SHOWN).map(topic => ({ about: 'topic', topic })),
    );
  });

  test('never use interests without an icebreaker text', () => {
    const both = member({ interests: ['sex', 'bondage', 'gangbang'] });
    for (const round of [0, 1, 2])
      expect(chooseIcebreakers(both, both, round).every(({ about }) => about === 'topic')).toBe(true);
  });

  test('the next rounds show others, four at a time, without repeats', () => {
    const them = member({ interests: ['gym', 'beer'], city: 'Gent' });
    const seen = [0, 1, 2, 3, 4, 5].map(round =>
      chooseIcebreakers(member(), them, round).map(one => JSON.stringify(one)),
    );
    for (const round of seen) expect(new Set(round).size).toBe(ICEBREAKERS_SHOWN);
    expect(seen[0]?.some(one => seen[1]?.includes(one))).toBe(false);
  });
});
