import { describe, expect, test } from 'vitest';
import type { AlertName, User } from '#contract/accounts';
import { alertNames as names } from '#contract/accounts';
import { waitsForActivation } from '../accounts/activation-rule.ts';
import { offersBonus } from '../credits/time-bonus/bonus-rule.ts';
import { reachedPhotoLimit } from '../photos/photo-limit-rule.ts';
import { couldSayMore } from '../profiles/enrich-rule.ts';
import { type Alert, alertsToShow, type Situation } from './alert.ts';
import { alerts } from './alerts.ts';

const here: Situation = { user: null, hasBonus: false, routes: ['default', 'members'] };
const alert = (name: AlertName, urgency: number, rest: Partial<Alert> = {}): Alert => ({
  name,
  urgency,
  applies: () => true,
  Component: () => null,
  ...rest,
});
const shown = (list: Alert[], dismissed = {}) => alertsToShow(list, here, dismissed).map(({ name }) => name);

describe('the warnings area (spec 2)', () => {
  const many = [
    alert('enrich_profile', 1),
    alert('time_bonus', 4),
    alert('photo_limit', 3),
    alert('push_notifications', 2),
  ];

  test('shows the most urgent first, and two at most', () => {
    expect(shown(many)).toEqual(['time_bonus', 'photo_limit']);
  });

  test('shows the activation reminder besides the two, in its place', () => {
    expect(shown([...many, alert('activation_reminder', 9, { besides: true })])).toEqual([
      'activation_reminder',
      'time_bonus',
      'photo_limit',
    ]);
  });

  test('leaves out what does not apply', () => {
    expect(shown([alert('time_bonus', 4, { applies: () => false }), alert('photo_limit', 3)])).toEqual([
      'photo_limit',
    ]);
  });

  test('hides what was dismissed, for good; the next one takes its place', () => {
    expect(shown(many, { time_bonus: '2020-01-01T00:00:00.000Z' })).toEqual([
      'photo_limit',
      'push_notifications',
    ]);
  });

  test('asks each rule about this reader, here', () => {
    const applies = ({ user, routes }: Situation) => user === null && routes.includes('members');
    expect(shown([alert('push_notifications', 1, { applies })])).toEqual(['push_notifications']);
  });

  test('has each alert once, and no two of the same urgency', () => {
    const known = alerts.map(({ name }) => name);
    expect(new Set(known).size).toBe(known.length);
    expect(names).toEqual(expect.arrayContaining(known));
    expect(new Set(alerts.map(({ urgency }) => urgency)).size).toBe(alerts.length);
  });
});

const user = (status: User['status'], profile: Partial<User['profile']>) =>
  ({ status, profile: { status: 'active', missing: [], ...profile } }) as unknown as User;

describe('the activation reminder (spec 2)', () => {
  const applies = (reader: User | null, routes: string[] = []) =>
    waitsForActivation({ ...here, user: reader, routes });

  test('appears when the account is not confirmed and the profile is disabled', () => {
    expect(applies(user('not_confirmed', { status: 'disabled' }))).toBe(true);
  });

  test('does not appear to others', () => {
    expect(applies(user('not_confirmed', { status: 'active' }))).toBe(false);
    expect(applies(user('active', { status: 'disabled' }))).toBe(false);
    expect(applies(user('active', {}))).toBe(false);
    expect(applies(null)).toBe(false);
  });

  test('does not appear where the page itself says it', () => {
    const reader = user('not_confirmed', { status: 'disabled' });
    expect(applies(reader, ['default', 'profile'])).toBe(false);
    expect(applies(reader, ['default', 'activate'])).toBe(false);
  });
});

describe('the time bonus (spec 2)', () => {
  const applies = (hasBonus: boolean, route: string) =>
    offersBonus({ user: user('active', {}), hasBonus, routes: ['default', route] });

  test('is offered as long as it runs', () => {
    expect([applies(true, 'members'), applies(false, 'members')]).toEqual([true, false]);
  });

  test('is not offered where the page itself offers it, or where one pays', () => {
    for (const route of ['credits', 'premium', 'credits-id-paymentmethod', 'transactions-id'])
      expect(applies(true, route)).toBe(false);
  });
});

describe('enrich profile (spec 2)', () => {
  const applies = (reader: User | null, route = 'members') =>
    couldSayMore({ ...here, user: reader, routes: ['default', route] });

  test('appears while a profile that others see misses something', () => {
    expect(applies(user('active', { missing: ['photo'] }))).toBe(true);
    expect(applies(user('active', { missing: ['interests'] }))).toBe(true);
  });

  test('appears where one looks for others and nowhere else: my profile has a meter that says it', () => {
    for (const route of [
      'members-id',
      'likes',
      'chats',
      'profile',
      'credits',
      'premium',
      'credits-id-paymentmethod',
    ])
      expect(applies(user('active', { missing: ['photo'] }), route)).toBe(false);
  });

  test('does not appear where nothing is missing, before activation, or to visitors', () => {
    expect(applies(user('active', {}))).toBe(false);
    expect(applies(user('not_confirmed', { status: 'disabled', missing: ['photo'] }))).toBe(false);
    expect(applies(null)).toBe(false);
  });
});

describe('photo limit reached (spec 2, 5)', () => {
  const applies = (photos: number, paid_user: boolean, route = 'profile') =>
    reachedPhotoLimit({
      ...here,
      user: { ...user('active', { photos }), paid_user },
      routes: ['default', route],
    });

  test('appears exactly when the limit is reached: 3 photos, 25 with premium', () => {
    expect([applies(2, false), applies(3, false)]).toEqual([false, true]);
    expect([applies(3, true), applies(24, true), applies(25, true)]).toEqual([false, false, true]);
  });

  test('appears to who was premium and keeps more than a free member may', () => {
    expect(applies(7, false)).toBe(true);
  });

  test('appears where one’s photos are, and never to visitors', () => {
    expect(applies(3, false, 'members')).toBe(false);
    expect(reachedPhotoLimit({ ...here, routes: ['profile'] })).toBe(false);
  });
});
