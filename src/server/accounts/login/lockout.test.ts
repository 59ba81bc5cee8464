import { expect, test } from 'vitest';
import { isApiError } from '#contract/errors';
import { keyedHash } from '../../platform/secrets.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { beginAttempt } from './lockout.ts';

const { app, clock } = await startTestServer();

const fail = (emailHash: Buffer): Promise<number> =>
  beginAttempt(app, { siteId: 1, emailHash })
    .then(attempt => attempt.recordFailure())
    .then(
      () => 0,
      error => (isApiError(error) ? Number(error.params.minutes) : Promise.reject(error)),
    );

test('each lockout is twice as long, up to 24 hours (spec D2.19)', async () => {
  const address = keyedHash('secret', 'doubling@mail.example');
  const lengths: number[] = [];
  for (let lock = 0; lock < 9; lock++) {
    for (let free = 0; free < 4; free++) expect(await fail(address)).toBe(0);
    const minutes = await fail(address);
    lengths.push(minutes);
    clock.advance(minutes * 60_000);
  }
  expect(lengths).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
});

test('failures of the day before no longer count', async () => {
  const address = keyedHash('secret', 'slow@mail.example');
  for (let failure = 0; failure < 4; failure++) await fail(address);
  clock.advance(25 * 3_600_000);
  expect(await fail(address)).toBe(0);
});

test('attempts whose password was not checked do not count', async () => {
  const address = { siteId: 1, emailHash: keyedHash('secret', 'busy@mail.example') };
  for (let attempt = 0; attempt < 20; attempt++) await (await beginAttempt(app, address)).discard();
  expect(await fail(address.emailHash)).toBe(0);
});

test('attempts whose process died count as failures and do not lock permanently', async () => {
  const address = { siteId: 1, emailHash: keyedHash('secret', 'died@mail.example') };
  for (let attempt = 0; attempt < 5; attempt++) await beginAttempt(app, address);
  expect(await fail(address.emailHash)).toBe(15);
  clock.advance(15 * 60_000);
  expect(await fail(address.emailHash)).toBe(0);
});
