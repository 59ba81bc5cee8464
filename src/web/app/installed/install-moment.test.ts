import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveFrame } from '#contract/events';
import { persist, persistedKey } from '../../accounts/persisted-state.ts';
import { watchInstallMoment } from './install-moment.ts';
import { type InstallPromptEvent, installOffer, installPrompt } from './install-prompt.ts';

const prompt = {} as InstallPromptEvent;
const like = (matched: boolean) => ({ type: 'like', profile: 'p', by: 'other', matched }) as LiveFrame;
const message = (mine: boolean) => ({ type: 'message', message: { mine }, profile: 'p' }) as LiveFrame;

let ending = new AbortController();
const watch = (member: string) => watchInstallMoment(member, ending.signal);
const setDisplay = (standalone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: standalone }));

beforeEach(() => {
  ending = new AbortController();
  setDisplay(false);
  installPrompt.set(prompt);
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
});

test.each([
  ['a match', like(true), 'browser'],
  ['a received message', message(false), 'browser'],
  ['a like without a match', like(false), null],
  ['a message sent in another tab', message(true), null],
] as const)('after %s in the first visit (spec 2.5)', (_, frame, offer) => {
  const receive = watch(`first ${_}`);
  expect(installOffer.get()).toBeNull();
  receive(frame);
  expect(installOffer.get()).toBe(offer);
});

test('in the third visit it is offered without an event; a reload is no visit (spec 2.5)', () => {
  const endTab = () => persist(persistedKey('third', 'visit'), null, 'tab');
  for (const offer of [null, null, 'browser']) {
    for (const _load of [1, 2, 3]) {
      watch('third');
      expect(installOffer.get()).toBe(offer);
    }
    endTab();
  }
});

test('without a way to install there is no offer; a prompt that comes later is used (spec 2.5)', () => {
  installPrompt.set(null);
  watch('later')(like(true));
  expect(installOffer.get()).toBeNull();
  installPrompt.set(prompt);
  expect(installOffer.get()).toBe('browser');
});

test('in the installed app nothing is offered; on iOS the installation is explained (spec 2.5)', () => {
  setDisplay(true);
  watch('installed')(like(true));
  expect(installOffer.get()).toBeNull();
  setDisplay(false);
  installPrompt.set(null);
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    maxTouchPoints: 5,
  });
  watch('ios')(like(true));
  expect(installOffer.get()).toBe('ios');
});

test('after the end of the session nothing is offered any more', () => {
  watch('ends')(like(true));
  ending.abort();
  expect(installOffer.get()).toBeNull();
});
