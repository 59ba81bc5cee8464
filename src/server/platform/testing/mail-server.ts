import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

type MailServerBehaviour = 'well' | 'refuses emails' | 'refuses recipients' | 'hangs up';

/** A real SMTP server that fails on demand. */
type TestMailServer = {
  url: string;
  /** `from` is the return path. */
  emails: { from: string; to: string; source: string }[];
  /** Message-IDs of all emails that clients tried to send. */
  tried: string[];
  behaviour: MailServerBehaviour;
  /** What follows the code 550 in a refusal of recipients. */
  refusal: string;
};

export async function startMailServer(): Promise<TestMailServer> {
  const emails: TestMailServer['emails'] = [];
  const tried: string[] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(server.behaviour === 'refuses recipients' ? smtpError(550, server.refusal) : null),
    onData: (stream, session, done) => {
      const receive = (source: string) => {
        tried.push(/^Message-ID: (\S+)/m.exec(source)?.[1] ?? '');
        if (server.behaviour === 'hangs up') return sockets.forEach(socket => void socket.destroy());
        if (server.behaviour === 'refuses emails') return done(smtpError(451));
        const { mailFrom, rcptTo } = session.envelope;
        emails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', source });
        done();
      };
      // Another email can make the server hang up.
      void text(stream).then(receive, () => undefined);
    },
  });
  smtp.on('error', () => undefined);
  smtp.server.on('connection', socket => sockets.add(socket));
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())));
  const server: TestMailServer = {
    ...{ url: `smtp://127.0.0.1:${port}`, emails, tried, behaviour: 'well', refusal: 'not today' },
  };
  return server;
}

const smtpError = (responseCode: number, text = 'not today'): Error =>
  Object.assign(new Error(text), { responseCode });
