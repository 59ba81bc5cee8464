import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { readConfig } from '../../config.ts';
import { productionEnvironment } from '../../testing/production-environment.ts';
import { isPair, storedVapidKeys } from './vapid-keys.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'lavender-vapid-'));
const keys = webPush.generateVAPIDKeys();
const configured = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };

test('the first start makes the keys, only its owner may read them, and later starts use the same (spec 4.11)', () => {
  const folder = path.join(newFolder(), 'var');
  const first = storedVapidKeys(folder);
  expect(isPair(first)).toBe(true);
  expect(storedVapidKeys(folder)).toEqual(first);
  expect(readdirSync(folder)).toEqual(['vapid.json']);
  expect(statSync(path.join(folder, 'vapid.json')).mode & 0o777).toBe(0o600);
});

test.each(['', '{', '{"publicKey":"a","privateKey":"b"}', 'null'])(
  'damaged keys (%j) stop the start, because new ones would end all subscriptions (spec 4.11)',
  content => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'vapid.json'), content);
    expect(() => storedVapidKeys(folder)).toThrow('are damaged: restore the file');
  },
);

test('configured keys replace those of the first start; the subject is the sender of emails unless configured', () => {
  expect(readConfig(productionEnvironment).push).toMatchObject({
    keys: null,
    subject: 'mailto:hello@lavender.example',
  });
  expect(
    readConfig({ ...productionEnvironment, ...configured, VAPID_SUBJECT: 'https://lavender.example/contact' })
      .push,
  ).toMatchObject({ keys, subject: 'https://lavender.example/contact' });
});

test.each([
  [{ VAPID_PUBLIC_KEY: keys.publicKey }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are only of use together'],
  [{ VAPID_PRIVATE_KEY: keys.privateKey }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are only of use together'],
  [{ ...configured, VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey }, 'are no pair'],
  [{ ...configured, VAPID_PRIVATE_KEY: 'short' }, 'are no pair'],
  [{ ...configured, VAPID_PUBLIC_KEY: `${keys.publicKey}=` }, 'are no pair'],
  [{ VAPID_SUBJECT: 'hello' }, 'VAPID_SUBJECT must be mailto:'],
  [{ PUSH_SERVICES: 'fcm.googleapis.com,https://push.example' }, 'not "https://push.example"'],
  [{ PUSH_SERVICES: '*' }, 'PUSH_SERVICES must be host names'],
  [{ PUSH_SERVICES: '*.com' }, 'PUSH_SERVICES must be host names'],
  [{ PUSH_SERVICES: '10.0.0.1' }, 'PUSH_SERVICES must be host names'],
  [{ PUSH_SERVICES: 'localhost' }, 'PUSH_SERVICES must be host names'],
  [{ PUSH_SERVICES: 'http://127.0.0.1:4000' }, 'PUSH_SERVICES must be host names'],
])('wrong configuration %j stops the start with a clear sentence', (env, sentence) => {
  expect(() => readConfig({ ...productionEnvironment, ...env })).toThrow(sentence);
});
