import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { BodyIn, Output } from '#contract/call';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys';

type Creation = Pick<Output<typeof beginPasskey>['options'], 'challenge' | 'rp' | 'user'>;
type LoginOptions = Pick<Output<typeof beginPasskeyLogin>['options'], 'challenge'>;

/** Values that a dishonest browser or authenticator sends instead of the true ones. */
export type Forgery = {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  counter?: number;
  handle?: string;
};

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

export function createAuthenticator(origin = 'http://localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let owner = { rpId: new URL(origin).hostname, handle: 'nobody' };

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, forgery: Forgery) =>
    base64url(JSON.stringify({ type, challenge, origin: forgery.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, { rpId = owner.rpId, verified = true, ...forgery }: Forgery) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(FLAGS.present | flags | (verified ? FLAGS.verified : 0));
    head.writeUInt32BE(forgery.counter ?? counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  };
  const identity = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
  };

  return {
    make(options: Creation, forgery: Forgery = {}): BodyIn<typeof addPasskey>['made'] {
      owner = { rpId: options.rp.id, handle: options.user.id };
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const bytes = (coordinate: string) => Uint8Array.from(Buffer.from(coordinate, 'base64url'));
      const cose = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as [number, number][]),
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.from(isoCBOR.encode(cose as never));
      const authData = Buffer.concat([
        authenticatorData(FLAGS.attested, forgery),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        ...identity,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, forgery),
          attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge }: LoginOptions, forgery: Forgery = {}): BodyIn<typeof passkeyLogin>['signed'] {
      counter += 1;
      const authData = authenticatorData(0, forgery);
      const clientDataJSON = clientData('webauthn.get', challenge, forgery);
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        ...identity,
        response: {
          clientDataJSON,
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle: forgery.handle ?? owner.handle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
