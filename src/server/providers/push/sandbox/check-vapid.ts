import { createPublicKey, verify } from 'node:crypto';
import { parseJson } from '../../../platform/parse-json.ts';

const MAX_LIFETIME_SECONDS = 24 * 3_600;

/** Whether the header proves that the owner of `publicKey` sent the message to `audience` (RFC 8292). */
export function isVapidValid(authorization: string, audience: string, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = readPart(claims);
  const lifetime = Number(exp) - Date.now() / 1_000;
  return (
    isSigned &&
    readPart(header).alg === 'ES256' &&
    aud === audience &&
    lifetime > 0 &&
    lifetime <= MAX_LIFETIME_SECONDS &&
    /^(mailto|https):/.test(String(sub))
  );
}

const readPart = (part: string): Record<string, unknown> =>
  (parseJson(Buffer.from(part, 'base64url').toString()) ?? {}) as Record<string, unknown>;
