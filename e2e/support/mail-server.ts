import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Stores emails as `<number> <recipient>.eml` in the order of arrival. */
export async function startMailCatcher(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  let count = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      text(stream).then(raw => {
        for (const { address } of session.envelope.rcptTo) {
          count += 1;
          deliver(folder, `${String(count).padStart(4, '0')} ${address}.eml`, raw);
        }
        done();
      }, done);
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise(resolve => smtp.close(() => resolve())),
  };
}

// Renames the file only when it is complete, because tests poll the folder.
function deliver(folder: string, name: string, raw: string): void {
  const file = path.join(folder, name);
  writeFileSync(`${file}.part`, raw);
  renameSync(`${file}.part`, file);
}
