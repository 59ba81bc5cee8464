import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { login } from '#contract/accounts';
import {
  changePassword,
  checkReset,
  confirmEmailChange,
  requestEmailChange,
  requestReset,
  resetPassword,
  revertEmailChange,
} from '#contract/credentials';
import { createLog } from '../platform/log.ts';
import { startMailServer } from '../platform/testing/mail-server.ts';
import type { Answer, Browser } from '../testing/browser.ts';
import { latestEmailToken, queuedEmailsTo } from '../testing/emails.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const PASSWORD = 'fietsen in de regen';
const NEW = 'wandelen langs de zee';
const twice = (password: string) => ({ password, password_again: password });

describe('tokens and passwords are in no log, response or Referer', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  // With a limit of 0 ms, every SQL statement counts as slow and is logged.
  const env = { SLOW_QUERY_MS: '0' };
  const server = await startTestServer(env, { log: createLog('trace', destination) });

  test('in all calls with passwords and addresses, including failing ones', async () => {
    const sam = await server.signUpMember({ password: PASSWORD });
    const browser = server.as(sam);
    const answers: Answer[] = [];
    const send: Browser['send'] = async (...asked) => {
      const answer = await browser.send(...asked);
      answers.push(answer);
      return answer;
    };
    const email = 'brand.new@mail.example';
    const secrets = [PASSWORD, NEW, 'geraden-wachtwoord', 'onbekend-token', 'zwak'];
    await send(login, { body: { email: sam.email, password: 'geraden-wachtwoord' } });
    await send(changePassword, { body: { old_password: 'geraden-wachtwoord', ...twice(NEW) } });
    await send(changePassword, { body: { old_password: PASSWORD, ...twice('zwak') } });
    await send(changePassword, { body: { old_password: PASSWORD, ...twice(NEW) }, key: 'change-with-a-key' });
    await send(requestEmailChange, { body: { email, password: 'geraden-wachtwoord' } });
    await send(requestEmailChange, { body: { email, password: NEW }, key: 'asked-with-a-key' });
    const token = await latestEmailToken(server, email, '/mail-change/do?token=');
    await send(confirmEmailChange, { body: { token: 'onbekend-token' } });
    await send(confirmEmailChange, { body: { token } });
    const revert = await latestEmailToken(server, sam.email, '/mail-change/do?revert=');
    await send(revertEmailChange, { body: { token: revert } });
    await send(requestReset, { body: { email: sam.email } });
    const reset = await latestEmailToken(server, sam.email, '/reset-password/do?token=');
    await send(checkReset, { body: { token: reset } });
    await send(resetPassword, { body: { token: reset, ...twice('zwak') } });
    await send(resetPassword, { body: { token: reset, ...twice(PASSWORD) }, key: 'reset-with-a-key' });
    await send(resetPassword, { body: { token: 'onbekend-token', ...twice(NEW) } });
    await browser.request({ url: `/api/password-reset.php?check=1&token=${reset}` });
    await browser.request({ url: `/reset-password/do?token=${reset}` });
    await sql`alter schema pgboss rename to away`.execute(server.db);
    await send(requestReset, { body: { email: sam.email } });
    await sql`alter schema away rename to pgboss`.execute(server.db);
    expect(answers.at(-1)?.status).toBe(500);
    expect(lines.some(line => line.includes('slow query') && line.includes('account_tokens'))).toBe(true);
    secrets.push(token, revert, reset);
    expect(secrets.every(secret => secret.length > 3)).toBe(true);
    const storedKeys = await server.db.selectFrom('idempotency_keys').selectAll().execute();
    const outputs = [lines.join(''), JSON.stringify(answers), JSON.stringify(storedKeys)];
    for (const secret of [...secrets, sam.email, email])
      for (const [index, place] of outputs.entries())
        if (index !== 1 || !secret.includes('@'))
          expect(place.includes(secret), `${secret} in ${index}`).toBe(false);
  });
});

describe('an unknown Host header never gets into an email', async () => {
  const direct = await startTestServer();
  const proxied = await startTestServer({ TRUSTED_PROXIES: '1', PUBLIC_URL: 'https://lavender.example' });
  const sendResetRequest = async (
    server: typeof direct,
    host: string,
    headers: Record<string, string> = {},
  ) => {
    const { email } = await server.signUpMember();
    const origin = `https://${host}`;
    const { status } = await server
      .visitor({ host, headers: { origin, ...headers } })
      .send(requestReset, { body: { email } });
    const [sentEmail] = await queuedEmailsTo(server, email);
    return [status, sentEmail && new URL(/https?:\/\/\S+/.exec(sentEmail.text)?.[0] ?? '').host];
  };

  test('an unknown host is refused, and nothing is written', async () => {
    expect(await sendResetRequest(direct, 'evil.example')).toEqual([421, undefined]);
    expect(await sendResetRequest(proxied, 'evil.example')).toEqual([421, undefined]);
  });

  test('X-Forwarded-Host is used only behind a trusted proxy, and an unknown one is refused', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '192.0.2.77' };
    expect(await sendResetRequest(direct, 'localhost', forwarded)).toEqual([204, 'localhost:3000']);
    expect(await sendResetRequest(proxied, 'lavender.example', forwarded)).toEqual([421, undefined]);
    const knownHostHeaders = { ...forwarded, 'x-forwarded-host': 'lavender.example' };
    expect(await sendResetRequest(proxied, 'inside.example', knownHostHeaders)).toEqual([
      204,
      'lavender.example',
    ]);
  });
});

test('a refusing mail server delays emails, loses none and blocks no call (spec D2.31)', async () => {
  const mail = await startMailServer();
  mail.behaviour = 'refuses emails';
  const server = await startTestServer({ ROLE: 'both', SMTP_URL: mail.url, LOG_LEVEL: 'silent' });
  const { email } = await server.signUpMember({ password: PASSWORD });
  const visitor = server.visitor();
  expect((await visitor.send(requestReset, { body: { email } })).status).toBe(204);
  const tried = () => server.db.selectFrom('email_outbox').select(['attempts', 'sent_at']).execute();
  await vi.waitFor(async () => expect(await tried()).toEqual([{ attempts: 1, sent_at: null }]), {
    timeout: 60_000,
  });
  expect((await visitor.send(login, { body: { email, password: PASSWORD } })).status).toBe(200);
  mail.behaviour = 'well';
  server.clock.advance(60_000);
  await vi.waitFor(
    () => expect(mail.emails.some(({ source }) => source.includes('nieuw wachtwoord'))).toBe(true),
    { timeout: 60_000 },
  );
  const source = mail.emails
    .map(sentEmail => sentEmail.source.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .join('');
  const token = /reset-password\/do\?token=([\w-]{43})/.exec(source)?.[1] ?? '';
  expect(source.match(/reset-password\/do\?token=[\w-]{43}\s/g)).toHaveLength(1);
  expect((await visitor.send(resetPassword, { body: { token, ...twice(NEW) } })).status).toBe(200);
});
