import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { systemClock } from '../../src/server/platform/clock.ts';
import type { Bus } from '../../src/server/platform/live/bus.ts';
import {
  insertMember,
  type TestMember,
  type TestMemberOptions,
  withSecondSession,
} from '../../src/server/testing/members.ts';
import { openTestDatabase } from './database.ts';

/** Sign-up was five hours ago, so that the time bonus is over. */
export async function newMember(options: TestMemberOptions = {}): Promise<TestMember> {
  const db = openTestDatabase();
  try {
    const bus: Pick<Bus, 'publish'> = { publish: async () => {} };
    const app = { db, bus: bus as Bus, clock: systemClock };
    return await insertMember(app, {
      name: 'Thijs',
      email: `${randomUUID()}@mail.example`,
      signedUpAt: new Date(Date.now() - 5 * 3_600_000),
      ...options,
    });
  } finally {
    await db.destroy();
  }
}

export async function onOtherDevice(member: TestMember): Promise<TestMember> {
  const db = openTestDatabase();
  try {
    return await withSecondSession({ db, clock: systemClock }, member);
  } finally {
    await db.destroy();
  }
}

export const logIn = (context: BrowserContext, member: TestMember, baseURL: string): Promise<void> =>
  context.addCookies([
    { name: 'session', value: member.sessionSecret, url: baseURL, httpOnly: true, sameSite: 'Lax' },
  ]);
