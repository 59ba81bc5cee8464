import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export type Mood = 'well' | 'refuses letters' | 'refuses receivers' | 'hangs up';

/** A real SMTP server that keeps what it took, and fails as it is told. Closed after the last test. */
export type TestMailServer = {
  url: string;
  /** Taken letters as they came over the wire, in the order of arrival. */
  letters: { to: string; source: string }[];
  mood: Mood;
};

export async function startMailServer(): Promise<TestMailServer> {
  const letters: TestMailServer['letters'] = [];
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(server.mood === 'refuses receivers' ? refusal(550) : null),
    onData: (stream, session, done) => {
      if (server.mood === 'hangs up') return sockets.forEach(socket => void socket.destroy());
      void text(stream).then(source => {
        if (server.mood === 'refuses letters') return done(refusal(451));
        letters.push({ to: session.envelope.rcptTo[0]?.address ?? '', source });
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.server.on('connection', socket => sockets.add(socket));
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())));
  const server: TestMailServer = { url: `smtp://127.0.0.1:${port}`, letters, mood: 'well' };
  return server;
}

const refusal = (responseCode: number): Error => Object.assign(new Error('not today'), { responseCode });
