import { describe, expect, test } from 'vitest';
import { type AlertName, alertNames as names, type User } from '#contract/accounts';
import { needsActivationReminder } from '../../accounts/activation-reminder.tsx';
import { type Alert, type AlertContext, alertsToShow } from '../../accounts/alerts/alerts-to-show.ts';
import { offersTimeBonus } from '../../credits/time-bonus/time-bonus-alert.tsx';
import { hasDecision } from '../../moderation/decisions/decision-alert.tsx';
import { hasDisabledEmails, mainReason } from '../../notifications/disabled/disabled-alert.tsx';
import { mayOfferPush, offersPush } from '../../notifications/push/push-offer.ts';
import type { PushState } from '../../notifications/push/push-state.ts';
import { reachedPhotoLimit } from '../../photos/photo-limit.tsx';
import { isProfileIncomplete } from '../../profiles/enrich-profile.tsx';
import { alertDefinitions } from './warnings.tsx';

const visitorContext: AlertContext = {
  user: null,
  hasTimeBonus: false,
  offersInstall: false,
  isPushOffered: false,
  routes: ['default', 'members'],
};
const alert = (name: AlertName, urgency: number, rest: Partial<Alert> = {}): Alert => ({
  name,
  urgency,
  applies: () => true,
  Component: () => null,
  ...rest,
});
const shown = (list: Alert[], dismissed = {}) =>
  alertsToShow(list, visitorContext, dismissed).map(({ name }) => name);

describe('the warnings area (spec 2.5)', () => {
  const many = [
    alert('enrich_profile', 1),
    alert('time_bonus', 4),
    alert('photo_limit', 3),
    alert('push_notifications', 2),
  ];

  test('shows the most urgent alerts first, at most two', () => {
    expect(shown(many)).toEqual(['time_bonus', 'photo_limit']);
  });

  test('shows the activation reminder in addition to the two', () => {
    expect(shown([...many, alert('activation_reminder', 9, { exemptFromLimit: true })])).toEqual([
      'activation_reminder',
      'time_bonus',
      'photo_limit',
    ]);
  });

  test('omits alerts that do not apply', () => {
    expect(shown([alert('time_bonus', 4, { applies: () => false }), alert('photo_limit', 3)])).toEqual([
      'photo_limit',
    ]);
  });

  test('hides dismissed alerts permanently and shows the next', () => {
    expect(shown(many, { time_bonus: '2020-01-01T00:00:00.000Z' })).toEqual([
      'photo_limit',
      'push_notifications',
    ]);
  });

  test('gives each rule the user and the routes', () => {
    const applies = ({ user, routes }: AlertContext) => user === null && routes.includes('members');
    expect(shown([alert('push_notifications', 1, { applies })])).toEqual(['push_notifications']);
  });

  test('has each alert once and no two with the same urgency', () => {
    const known = alertDefinitions.map(({ name }) => name);
    expect(new Set(known).size).toBe(known.length);
    expect(names).toEqual(expect.arrayContaining(known));
    expect(new Set(alertDefinitions.map(({ urgency }) => urgency)).size).toBe(alertDefinitions.length);
  });
});

const user = (status: User['status'], profile: Partial<User['profile']>) =>
  ({
    status,
    notifications_disabled: [],
    profile: { status: 'active', missing: [], ...profile },
  }) as unknown as User;

describe('the activation reminder (spec 2.5, 4.2)', () => {
  const applies = (reader: User | null, routes: string[] = []) =>
    needsActivationReminder({ ...visitorContext, user: reader, routes });

  test('appears when the account is not confirmed and the profile is disabled', () => {
    expect(applies(user('not_confirmed', { status: 'disabled' }))).toBe(true);
  });

  test('does not appear to others', () => {
    expect(applies(user('not_confirmed', { status: 'active' }))).toBe(false);
    expect(applies(user('active', { status: 'disabled' }))).toBe(false);
    expect(applies(user('active', {}))).toBe(false);
    expect(applies(null)).toBe(false);
  });

  test('does not appear on pages that show it themselves', () => {
    const reader = user('not_confirmed', { status: 'disabled' });
    expect(applies(reader, ['default', 'profile'])).toBe(false);
    expect(applies(reader, ['default', 'activate'])).toBe(false);
  });
});

describe('the time bonus (spec 2.5, 4.12)', () => {
  const applies = (hasTimeBonus: boolean, route: string) =>
    offersTimeBonus({ hasTimeBonus, routes: ['default', route] });

  test('is offered while it runs', () => {
    expect([applies(true, 'members'), applies(false, 'members')]).toEqual([true, false]);
  });

  test('is not offered on pages that offer it themselves or on payment pages', () => {
    for (const route of ['credits', 'premium', 'credits-id-paymentmethod', 'transactions-id'])
      expect(applies(true, route)).toBe(false);
  });
});

describe('a warning by staff (spec 2.5, D5.5)', () => {
  const warned = { ...user('active', {}), decision: { id: '1', outcome: 'warning' as const } };
  const applies = (reader: User | null, route: string) =>
    hasDecision({ ...visitorContext, user: reader, routes: ['default', route] });

  test('is shown on every page but that of the decision, and to nobody else', () => {
    expect([applies(warned, 'members'), applies(warned, 'settings-decisions')]).toEqual([true, true]);
    expect(applies(warned, 'settings-decisions-id')).toBe(false);
    expect([applies({ ...warned, decision: null }, 'members'), applies(null, 'members')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('enrich profile (spec 2.5)', () => {
  const applies = (reader: User | null, route = 'members') =>
    isProfileIncomplete({ ...visitorContext, user: reader, routes: ['default', route] });

  test('appears while a visible profile is incomplete', () => {
    expect(applies(user('active', { missing: ['photo'] }))).toBe(true);
    expect(applies(user('active', { missing: ['interests'] }))).toBe(true);
  });

  test('appears only on search pages, since the profile page has a progress meter', () => {
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

  test('does not appear for a complete profile, before activation, or to visitors', () => {
    expect(applies(user('active', {}))).toBe(false);
    expect(applies(user('not_confirmed', { status: 'disabled', missing: ['photo'] }))).toBe(false);
    expect(applies(null)).toBe(false);
  });
});

describe('photo limit reached (spec 2.5, 5.7)', () => {
  const applies = (photos: number, paid_user: boolean, route = 'profile') =>
    reachedPhotoLimit({
      ...visitorContext,
      user: { ...user('active', { photos }), paid_user },
      routes: ['default', route],
    });

  test('appears exactly when the limit is reached: 3 photos, 25 with premium', () => {
    expect([applies(2, false), applies(3, false)]).toEqual([false, true]);
    expect([applies(3, true), applies(24, true), applies(25, true)]).toEqual([false, false, true]);
  });

  test('appears to a former premium member with more photos than a free member may have', () => {
    expect(applies(7, false)).toBe(true);
  });

  test('appears only on the photo pages of the member and never to visitors', () => {
    expect(applies(3, false, 'members')).toBe(false);
    expect(reachedPhotoLimit({ ...visitorContext, routes: ['profile'] })).toBe(false);
  });
});

describe('push notifications (spec 2.5, 4.11)', () => {
  const state = (change: Partial<PushState> = {}): PushState => ({
    capability: 'undecided',
    isSubscribed: false,
    lastMessage: null,
    offerAfter: 'message',
    isAsking: false,
    ...change,
  });

  test('are offered after something worth it happened, and never on the first load', () => {
    expect([mayOfferPush(state()), mayOfferPush(state({ offerAfter: null }))]).toEqual([true, false]);
  });

  test('are not offered to who has them, cannot have them or denied them', () => {
    expect(mayOfferPush(state({ isSubscribed: true }))).toBe(false);
    const offered = (
      ['unknown', 'unsupported', 'denied', 'needs_install', 'undecided', 'granted'] as const
    ).filter(capability => mayOfferPush(state({ capability })));
    expect(offered).toEqual(['needs_install', 'undecided', 'granted']);
    expect(mayOfferPush(state({ capability: 'denied', isAsking: true }))).toBe(true);
  });

  const applies = (reader: User | null, isPushOffered: boolean, route = 'chats-id') =>
    offersPush({ ...visitorContext, user: reader, isPushOffered, routes: [route] });

  test('are offered to a confirmed member on every page but that of the notifications', () => {
    expect(applies(user('active', {}), true)).toBe(true);
    expect(applies(user('active', {}), false)).toBe(false);
    expect(applies(user('active', {}), true, 'notifications')).toBe(false);
    expect(applies(user('not_confirmed', { status: 'disabled' }), true)).toBe(false);
    expect(applies(null, true)).toBe(false);
  });
});

describe('disabled notifications (spec 2.5, 3.1)', () => {
  const reader = (...reasons: User['notifications_disabled']) => ({
    ...user('active', {}),
    notifications_disabled: reasons,
  });
  const applies = (viewer: User | null, route = 'members') =>
    hasDisabledEmails({ ...visitorContext, user: viewer, routes: ['default', route] });

  test('appear for each reason, and not without one or to visitors', () => {
    for (const reason of ['fbl', 'bounce', 'listunsubscribe'] as const)
      expect(applies(reader(reason)), reason).toBe(true);
    expect([applies(reader()), applies(null)]).toEqual([false, false]);
  });

  test('do not appear on the page that explains them, nor where one pays', () => {
    for (const route of ['notifications', 'notifications-enable', 'credits-id-paymentmethod', 'direct-debit'])
      expect(applies(reader('bounce'), route), route).toBe(false);
  });

  test('name a wrong address before the other reasons, because the member may not know of it', () => {
    expect(mainReason(['listunsubscribe', 'fbl', 'bounce'])).toBe('bounce');
    expect(mainReason(['listunsubscribe', 'fbl'])).toBe('fbl');
    expect(mainReason(['listunsubscribe'])).toBe('listunsubscribe');
    expect(mainReason([])).toBeUndefined();
  });
});

describe('the six alerts together (spec 2.5)', () => {
  const due = (context: Partial<AlertContext>, dismissed = {}) =>
    alertsToShow(alertDefinitions, { ...visitorContext, ...context }, dismissed).map(({ name }) => name);
  const everything = {
    hasTimeBonus: true,
    isPushOffered: true,
    user: {
      ...user('active', { missing: ['photo'], photos: 3 }),
      paid_user: false,
      notifications_disabled: ['bounce' as const],
    },
    routes: ['default', 'members', 'profile'],
  };

  test('come in this order, two at a time, and the next takes the place of a dismissed one', () => {
    const order = [
      'disabled_notifications',
      'time_bonus',
      'photo_limit',
      'push_notifications',
      'enrich_profile',
    ];
    const dismissed: Record<string, string> = {};
    for (const [index, name] of order.entries()) {
      expect(due(everything, dismissed)).toEqual(order.slice(index, index + 2));
      dismissed[name] = '2026-11-26T12:00:00.000Z';
    }
    expect(due(everything, dismissed)).toEqual([]);
  });

  test('the activation reminder comes first and besides the two', () => {
    const unconfirmed = {
      ...user('not_confirmed', { status: 'disabled' }),
      notifications_disabled: ['bounce' as const],
    };
    expect(due({ ...everything, user: unconfirmed, routes: ['default', 'members'] })).toEqual([
      'activation_reminder',
      'disabled_notifications',
      'time_bonus',
    ]);
  });
});
