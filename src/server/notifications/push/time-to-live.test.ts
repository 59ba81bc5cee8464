import { describe, expect, test } from 'vitest';
import { changeQuietHours } from '#contract/notifications';
import { startPushServer } from './testing/start-push-server.ts';

const server = await startPushServer();
const { as, clock, service, send, signUpMember, subscribe, settled } = server;

describe('how long a push service keeps a push (spec 3.4, 4.11)', () => {
  const ttlAt = async (time: string, quiet_hours: object | null) => {
    clock.set(new Date(time));
    const [from, to] = [await signUpMember({ credits: 9 }), await signUpMember()];
    await as(to).call(changeQuietHours, { body: { quiet_hours } as never });
    await subscribe(to);
    await send(from, to);
    await settled();
    return service.received.at(-1)?.ttlSeconds;
  };
  const night = { starts_at: 22 * 60, ends_at: 7 * 60, time_zone: 'Europe/Amsterdam' };

  test('is a day, without quiet hours', async () => {
    expect(await ttlAt('2026-06-01T18:00:00Z', null)).toBe(86_400);
  });

  test('ends where the quiet hours begin, in the zone of the member, so that a phone which was off stays silent', async () => {
    expect(await ttlAt('2026-06-01T18:00:00Z', night)).toBe(2 * 3_600);
    expect(await ttlAt('2026-06-01T19:59:30Z', night)).toBe(30);
    expect(await ttlAt('2026-06-01T05:00:00Z', night)).toBe(15 * 3_600);
  });

  test('is right on a day whose clocks change', async () => {
    expect(await ttlAt('2026-10-24T22:30:00Z', { ...night, starts_at: 4 * 60, ends_at: 6 * 60 })).toBe(
      4.5 * 3_600,
    );
  });
});
