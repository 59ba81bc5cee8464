import { describe, expect, test } from 'vitest';
import { changePreferences, defaultPreferences, getPreferences } from '#contract/preferences';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const member = server.as(await server.signUpMember({ birthDate: '1996-05-17' }));

describe('preferences of age and distance (spec D2.39)', () => {
  test('are twelve years younger to twelve years older until the member sets them, within the allowed ages', async () => {
    expect((await member.call(getPreferences)).wishes).toEqual({ min_age: 18, max_age: 41, distance: 50 });
    expect(defaultPreferences(40)).toEqual({ min_age: 28, max_age: 52, distance: 50 });
    expect(defaultPreferences(95)).toEqual({ min_age: 83, max_age: 99, distance: 50 });
  });

  test('are stored and visible to their member only', async () => {
    const body = { min_age: 30, max_age: 30, distance: null };
    expect((await member.call(changePreferences, { body })).wishes).toEqual(body);
    expect((await member.call(getPreferences)).wishes).toEqual(body);
    const again = { ...body, max_age: 45, distance: 25 as const };
    await member.call(changePreferences, { body: again });
    expect((await member.call(getPreferences)).wishes).toEqual(again);
    const other = server.as(await server.signUpMember({ birthDate: '1990-05-17' }));
    expect((await other.call(getPreferences)).wishes).toMatchObject({ min_age: 23, max_age: 47 });
  });

  test.each([
    [{ min_age: 17, max_age: 30, distance: null }, 'min_age', 'age_unknown'],
    [{ min_age: 18, max_age: 100, distance: null }, 'max_age', 'age_unknown'],
    [{ min_age: 18.5, max_age: 30, distance: null }, 'min_age', 'age_unknown'],
    [{ min_age: 31, max_age: 30, distance: null }, 'max_age', 'age_range_reversed'],
    [{ min_age: 20, max_age: 30, distance: 7 }, 'distance', 'choice_unknown'],
  ])('%j is refused at %s and changes nothing', async (body, field, code) => {
    const { wishes } = await member.call(getPreferences);
    const { status, error } = await member.send(changePreferences, { body: body as never });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    expect((await member.call(getPreferences)).wishes).toEqual(wishes);
  });
});
