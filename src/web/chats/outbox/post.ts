import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '#contract/chats';
import type { Api } from '#contract/client';
import { type ApiError, type ErrorCode, isApiError } from '#contract/errors';
import { sendGif } from '#contract/gifs';
import { currentMemberId } from '../../accounts/session-state.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { callApi } from '../../api.ts';
import { serverMonitor } from '../../connection/connection.ts';
import { applyEvent } from '../../live/apply-event.ts';
import { refresh } from '../../live/refresh.ts';
import { failureOf } from '../composing/refusal-text.ts';
import { giveBack } from '../draft.ts';
import { drain, type Office, type Outcome } from './drain.ts';
import { changeOutgoing, dropOutgoing, waitingOf } from './outbox-query.ts';
import { fromOn, type Outgoing } from './outgoing.ts';
import { beginPlace, standingOf } from './places.ts';

/** Refusals after which the text goes back into the composer: the member has something to do first. */
const givenBack: readonly ErrorCode[] = [
  'insufficient_credits',
  'conversation_limit',
  'first_messages_limit',
  'message_too_long',
  'field_too_long',
];

/** Members for whom this tab waits to send. */
const queued = new Set<string>();

/** Sends what waits, unless another tab is at it: then that tab goes on with it. */
export function sendWaiting(api: Api, cache: QueryClient): void {
  const member = currentMemberId(cache);
  if (member === null || waitingOf(member).length === 0) return;
  // Who waits for the line to be free sees then what was added meanwhile.
  if (queued.has(member)) return;
  queued.add(member);
  void exclusively(`outbox ${member}`, () => {
    queued.delete(member);
    return drain(officeOf(api, cache, member));
  });
}

function officeOf(api: Api, cache: QueryClient, member: string): Office {
  const waiting = () => waitingOf(member);
  return {
    waiting,
    // What one member wrote is never sent by another one, who logged in meanwhile.
    isOpen: () => navigator.onLine && currentMemberId(cache) === member,
    now: Date.now,
    standingOf,
    begin: beginPlace,
    send: outgoing => post(api, cache, outgoing),
    mark: (outgoing, change) => changeOutgoing(cache, outgoing, change),
    remove: outgoing => dropOutgoing(cache, outgoing),
    giveBack(outgoing, failure) {
      // What was written after it would be refused as well, and come back in the wrong order.
      const back = fromOn(waiting(), outgoing);
      const texts = back.map(({ text }) => text).filter(text => text !== '');
      giveBack(cache, outgoing.to, texts.join('\n'), failure);
      // Spent in another tab or on another device: only the server knows how many are left.
      if (failure.code === 'insufficient_credits') refresh(cache, userQuery(api).queryKey);
      for (const one of back) {
        // A GIF fits into no composer: it stays where it is, and says why.
        if (one.gif) changeOutgoing(cache, one, { failure });
        else dropOutgoing(cache, one);
      }
    },
  };
}

async function post(api: Api, cache: QueryClient, outgoing: Outgoing): Promise<Outcome> {
  const { to, client_id, text, gif } = outgoing;
  try {
    const { message, credits } = gif
      ? await callApi(api, sendGif, { body: { to, client_id, gif: gif.id } })
      : await callApi(api, sendMessage, { body: { to, client_id, text } });
    applyEvent(cache, { type: 'message', message, profile: to });
    applyEvent(cache, { type: 'credits', credits });
    return { type: 'sent' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!isApiError(error)) return { type: 'failed', failure: failureOf(error) };
  if (error.code === 'authentication_required') return { type: 'no_login' };
  if (isLineGone(error)) return { type: 'no_line' };
  const failure = failureOf(error);
  return { type: givenBack.includes(failure.code) ? 'given_back' : 'failed', failure };
}

/** Nothing answered, or only what stands before a server that is away. */
const isLineGone = ({ code, cause }: ApiError): boolean =>
  code === 'unavailable' && (cause !== undefined || serverMonitor.isAway());

/** One tab of the browser at a time; without locks, one of each tab, and the client ids see to it that nothing comes twice. */
function exclusively(name: string, act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, act);
  last = last.then(act, act);
  return last;
}
let last = Promise.resolve();
