import { describe, expect, test } from 'vitest';
import { icebreakerTopics } from '#contract/icebreaker-subjects';
import { chooseOpeners, OPENERS_AT_ONCE, type Told } from './choose-openers.ts';

const told = (rest: Partial<Told> = {}): Told => ({ interests: [], city: null, about_me: null, ...rest });

describe('icebreakers (section 2)', () => {
  test('begin with what both like, then the town of both and what he tells of himself', () => {
    const me = told({ interests: ['coffee', 'hiking', 'gym'], city: 'Utrecht' });
    const him = told({ interests: ['gym', 'coffee', 'wine'], city: 'Utrecht', about_me: 'I bake.' });
    expect(chooseOpeners(me, him, 0)).toEqual([
      { about: 'interest', interest: 'gym' },
      { about: 'interest', interest: 'coffee' },
      { about: 'same_town', city: 'Utrecht' },
      { about: 'about_me' },
    ]);
    expect(chooseOpeners(me, him, 1)[0]).toEqual({ about: 'interest', interest: 'wine' });
  });

  test('ask about his town where it is another', () => {
    expect(chooseOpeners(told({ city: 'Breda' }), told({ city: 'Gent' }), 0)[0]).toEqual({
      about: 'his_town',
      city: 'Gent',
    });
  });

  test('of one who tells nothing there are as many, none of them about him', () => {
    const openers = chooseOpeners(told({ city: 'Breda' }), told(), 0);
    expect(openers).toEqual(
      icebreakerTopics.slice(0, OPENERS_AT_ONCE).map(topic => ({ about: 'topic', topic })),
    );
  });

  test('never begin with what one does not begin with', () => {
    const both = told({ interests: ['sex', 'bondage', 'gangbang'] });
    for (const round of [0, 1, 2])
      expect(chooseOpeners(both, both, round).every(({ about }) => about === 'topic')).toBe(true);
  });

  test('the next ones are others, four at a time, and none twice at once', () => {
    const him = told({ interests: ['gym', 'beer'], city: 'Gent' });
    const seen = [0, 1, 2, 3, 4, 5].map(round =>
      chooseOpeners(told(), him, round).map(one => JSON.stringify(one)),
    );
    for (const round of seen) expect(new Set(round).size).toBe(OPENERS_AT_ONCE);
    expect(seen[0]?.some(one => seen[1]?.includes(one))).toBe(false);
  });
});
