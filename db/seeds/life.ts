import type { App } from '../../src/server/app.ts';
import { answerAll, findBasil } from './life/answer.ts';
import { stayOnline } from './life/stay-online.ts';

const MINUTE_MS = 60_000;
/** How long the fictional member reads and types, in ms. */
const PACE = { reading: 900, typing: 1_600 };

/**
 * Brings the planted world to life while the server runs: members come and go, and the fictional one answers. What goes wrong
 * in it is logged and never reaches the server. @returns what ends it
 */
export function bringToLife(app: App): () => Promise<void> {
  const ending = new AbortController();
  const quietly = (work: Promise<void>) => work.catch(error => app.log.warn({ err: error }, 'demo world'));
  const presence = setInterval(() => void quietly(stayOnline(app)), MINUTE_MS);
  const begun = [quietly(stayOnline(app)), quietly(answerWhoWrites(app, ending.signal))];
  return async () => {
    ending.abort();
    clearInterval(presence);
    await Promise.all(begun);
  };
}

/** Answers at every message to Basil, one after the other, until the signal; what comes in meanwhile is answered in the next round. */
async function answerWhoWrites(app: App, signal: AbortSignal): Promise<void> {
  const basil = await findBasil(app);
  if (!basil) return;
  let ring = Promise.withResolvers<void>();
  const wake = () => ring.resolve();
  signal.addEventListener('abort', wake);
  const leave = app.bus.subscribe(({ type, to }) => {
    if (type === 'message' && to.includes(basil.member.profileId)) wake();
  });
  while (!signal.aborted) {
    ring = Promise.withResolvers<void>();
    await answerAll(app, basil, PACE, signal);
    await ring.promise;
  }
  leave();
}
