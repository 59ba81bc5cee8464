import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { conversing } from '../testing/conversing.ts';
import { picturing } from './testing/picturing.ts';

const server = await startTestServer();
const { signUpMember } = server;
const { openWith } = conversing(server);
const { sendPhoto, openPhoto, statusOf } = picturing(server);

describe('a photo in a conversation (decisions, 2 and 5.3)', () => {
  test('is blurred for its receiver until he opens it, and clear for its sender', async () => {
    const [sender, receiver] = [await signUpMember({ credits: 5 }), await signUpMember()];
    const { message, credits } = await sendPhoto(sender, receiver);
    expect([credits, message.text, message.photo?.locked]).toEqual([3, '', false]);
    expect(message.photo).toMatchObject({ width: 320, height: 240 });
    expect(await statusOf(sender, message.photo?.filename ?? '')).toBe(200);
    const [received] = (await openWith(receiver, sender)).messages;
    expect(received?.photo).toMatchObject({ locked: true, width: 320, height: 240 });
    expect(received?.photo?.filename).toContain('/blur.webp?');
    expect(await statusOf(receiver, received?.photo?.filename ?? '')).toBe(200);
    const opened = await openPhoto(receiver, message.id);
    expect(opened.photo?.locked).toBe(false);
    expect(await statusOf(receiver, opened.photo?.filename ?? '')).toBe(200);
  });
});
