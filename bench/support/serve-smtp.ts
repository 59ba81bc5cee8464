import type { Server } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { portOf, reportToParent } from './child-server.ts';

// A real mail server that takes every email and stores none.
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    stream.on('end', done);
    stream.resume();
  },
});
smtp.on('error', () => undefined);
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
reportToParent(
  portOf(smtp.server as unknown as Server),
  () => new Promise<void>(resolve => smtp.close(() => resolve())),
);
