import { beforeEach, expect, test } from 'vitest';
import { createSharedDocuments, type RenderedDocument } from './shared-documents.ts';

let now = new Date('2026-03-14T12:00:00Z');
let documents: ReturnType<typeof createSharedDocuments>;
let rendered: number;
let counted: number[];

beforeEach(() => {
  now = new Date('2026-03-14T12:00:00Z');
  documents = createSharedDocuments({ now: () => now, wait: async () => {} });
  rendered = 0;
  counted = [];
});

const pageWith = (nonce: string, changes: Partial<RenderedDocument> = {}): RenderedDocument => ({
  ...{ status: 200, headers: [['content-type', 'text/html']], cookies: [], nonce, route: '/members' },
  ...{
    isLight: false,
    hasRefusedCalls: false,
    reads: 24,
    body: Buffer.from(`<p nonce="${nonce}">Café</p><i nonce="${nonce}">`),
  },
  ...changes,
});

const open = (key: string, changes: Partial<RenderedDocument> = {}, mayRead = true) =>
  documents.documentFor(key, {
    render: async () => {
      rendered += 1;
      return pageWith(`rendered${rendered}`, changes);
    },
    newNonce: () => `shared${counted.length}`,
    countReads: async reads => {
      counted.push(reads);
      return mayRead;
    },
  });

test('readers who ask for the same within a second share a document, each with a nonce of their own', async () => {
  const [first, second] = await Promise.all([open('/members'), open('/members')]);
  now = new Date(now.getTime() + 999);
  const third = await open('/members');
  expect([rendered, counted]).toEqual([1, [24, 24]]);
  expect([first, second, third].map(({ nonce }) => nonce)).toEqual(['rendered1', 'shared1', 'shared2']);
  expect(second.body.toString()).toBe('<p nonce="shared1">Café</p><i nonce="shared1">');
  expect(third.body.toString()).toBe('<p nonce="shared2">Café</p><i nonce="shared2">');
});

test('a second later the document is rendered again, and another key has its own', async () => {
  await open('/members');
  now = new Date(now.getTime() + 1_000);
  await open('/members');
  await open('/members?page=2');
  expect([rendered, counted]).toEqual([3, []]);
});

test('who has read too much gets a document of their own', async () => {
  await open('/members');
  expect((await open('/members', {}, false)).nonce).toBe('rendered2');
});

test.each([
  ['an error', { status: 404 }],
  ['a redirect', { status: 302 }],
  ['a document that sets a cookie', { cookies: ['a=b'] }],
  ['a light page, which is stored for longer', { isLight: true }],
  ['a document that says that its reader has seen too many members', { hasRefusedCalls: true }],
] as const)('%s is not shared', async (_name, changes) => {
  await open('/members', { ...changes, cookies: [...('cookies' in changes ? changes.cookies : [])] });
  await open('/members');
  expect([rendered, counted]).toEqual([2, []]);
});

test('if a rendering fails, the readers who waited for it render for themselves', async () => {
  const failing = documents.documentFor('/members', {
    render: async () => Promise.reject(new Error('lost')),
    newNonce: () => '',
    countReads: async () => true,
  });
  const waiting = open('/members');
  await expect(failing).rejects.toThrow('lost');
  expect((await waiting).nonce).toBe('rendered1');
});

test('at most 100 documents are stored', async () => {
  for (let page = 0; page < 101; page += 1) await open(`/members?page=${page}`);
  expect((await open('/members?page=1')).nonce).toBe('shared1');
  expect((await open('/members?page=0')).nonce).toBe('rendered102');
});
