import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { productionEnvironment } from '../../src/server/testing/production-environment.ts';
import { readFloodFlags } from './options.ts';

test('numbers may contain separators; omitted options have defaults', () => {
  expect(readFloodFlags(['--members', '1,000,000', '--likes', '3.5', '--add'])).toMatchObject({
    members: 1_000_000,
    likes: 3.5,
    messages: 12,
    chat: 0,
    seed: 'lavender',
    add: true,
    database: undefined,
  });
});

test('a total of messages is divided among the conversations', () => {
  expect(readFloodFlags(['--members', '1000000', '--messages', '10_000_000'])).toMatchObject({
    messages: 40,
  });
});

test.for([
  [['--members', 'many'], '--members must be a number from 20 to 20,000,000.'],
  [['--members', '10.5'], '--members must be a number from 20 to 20,000,000.'],
  [['--chat', '-1'], "Option '--chat' argument is ambiguous: see --help."],
  [['--membres', '10'], "Unknown option '--membres': see --help."],
  [['10000'], "Unexpected argument '10000'"],
] as const)('a wrong command line (%s) fails with one sentence', ([args, words]) => {
  expect(() => readFloodFlags([...args])).toThrow(words);
});

test('flood refuses to run in production, because its password is public', async () => {
  const child = spawn(process.execPath, ['scripts/flood.ts', '--members', '100'], {
    env: {
      PATH: process.env.PATH,
      ...productionEnvironment,
      DATABASE_URL: 'postgres://sam:hush@127.0.0.1:1/lavender',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', chunk => {
    complaint += chunk;
  });
  const [code] = await once(child, 'close');
  expect([code, complaint]).toEqual([1, expect.stringMatching(/^Everybody knows the password .*\n$/)]);
});
