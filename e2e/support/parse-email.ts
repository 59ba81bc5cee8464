export type ReceivedEmail = { subject: string; text: string; html: string; headers: Map<string, string> };

type MimePart = { headers: Map<string, string>; body: string };

export function parseEmail(raw: string): ReceivedEmail {
  const message = splitHeaders(raw);
  const parts = leafParts(message);
  const find = (type: string) => parts.find(part => typeOf(part).startsWith(type));
  const decoded = (part: MimePart | undefined) => (part ? decodeBody(part) : '');
  return {
    subject: decodeWords(message.headers.get('subject') ?? ''),
    text: decoded(find('text/plain')),
    html: decoded(find('text/html')),
    headers: message.headers,
  };
}

function splitHeaders(raw: string): MimePart {
  const end = raw.search(/\r?\n\r?\n/);
  const head = raw.slice(0, end).replace(/\r?\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: raw.slice(end).replace(/^\r?\n\r?\n/, '') };
}

function leafParts(part: MimePart): MimePart[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(typeOf(part))?.[1];
  if (!boundary) return [part];
  const [, ...pieces] = part.body.split(`--${boundary}`);
  return pieces
    .filter(piece => !piece.startsWith('--'))
    .flatMap(piece => leafParts(splitHeaders(piece.replace(/^\r?\n/, ''))));
}

const typeOf = (part: MimePart): string => part.headers.get('content-type') ?? 'text/plain';

function decodeBody({ headers, body }: MimePart): string {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return decodeQuoted(body.replace(/=\r?\n/g, ''));
    default:
      return body;
  }
}

function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeQuoted(word.replaceAll('_', ' ')),
  );
}

const decodeQuoted = (value: string): string =>
  Buffer.from(
    value.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
