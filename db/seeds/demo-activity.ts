import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/durations';
import type { App } from '../../src/server/app.ts';
import { markOnlineWithoutSession } from '../../src/server/profiles/presence.ts';
import { castMember } from './cast.ts';
import { answerMessages, findBasil } from './demo-activity/answer-messages.ts';
import { random } from './random.ts';

/** How long the fictional member reads and types, in ms. */
const ANSWER_DELAYS = { reading: 900, typing: 1_600 };

/**
 * Keeps demo members online and answers messages to Basil, the fictional member.
 * @returns a function that stops the activity
 */
export function startDemoActivity(app: App): () => Promise<void> {
  const abort = new AbortController();
  const basilState = { answers: true };
  const refreshPresence = () =>
    refreshDemoPresence(app, basilState).catch(error => {
      app.log.warn({ err: error }, 'demo data');
    });
  const presenceTimer = setInterval(() => void refreshPresence(), MINUTE_MS);
  const tasks = [refreshPresence(), answerUntilAborted(app, basilState, abort.signal)];
  return async () => {
    abort.abort();
    clearInterval(presenceTimer);
    await Promise.all(tasks);
  };
}

/** Looks for messages every minute, too, in case an event was missed. */
async function answerUntilAborted(app: App, state: { answers: boolean }, signal: AbortSignal): Promise<void> {
  const basil = await findBasil(app).catch(() => undefined);
  let wakeUp = Promise.withResolvers<void>();
  const wake = () => wakeUp.resolve();
  signal.addEventListener('abort', wake);
  const unsubscribe = app.bus.subscribe(({ type, to }) => {
    if (type === 'message' && basil && to.includes(basil.member.profileId)) wake();
  });
  while (!signal.aborted) {
    wakeUp = Promise.withResolvers<void>();
    state.answers = await answerOnce(app, signal);
    await Promise.race([wakeUp.promise, wait(MINUTE_MS, undefined, { signal, ref: false }).catch(() => {})]);
  }
  unsubscribe();
}

/**
 * @returns whether every message has an answer
 */
async function answerOnce(app: App, signal: AbortSignal): Promise<boolean> {
  try {
    const basil = await findBasil(app);
    return basil !== undefined && (await answerMessages(app, basil, ANSWER_DELAYS, signal));
  } catch (error) {
    app.log.warn({ err: error }, 'demo data: no answers');
    return false;
  }
}

const VISIT_MINUTES = 20;
const ONLINE_SHARE = 0.09;

/**
 * Basil, the fictional member, is online only while able to answer.
 * @spec D4.8
 */
export async function refreshDemoPresence(app: App, basil: { answers: boolean }): Promise<void> {
  const period = Math.floor(app.clock.now().getTime() / (VISIT_MINUTES * MINUTE_MS));
  const members = await app.db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where(eb =>
      eb.or([eb('email', 'like', '%@members.example'), eb('email', '=', castMember('fictional').email)]),
    )
    .select(['profiles.id', 'profiles.fictional', 'email'])
    .execute();
  for (const { id, email } of members) {
    const isBasil = email === castMember('fictional').email;
    const online = isBasil ? basil.answers : random(`${id} ${period}`).chance(ONLINE_SHARE);
    if (online) await markOnlineWithoutSession(app, id);
  }
}
