import * as z from 'zod/mini';
import { StartError } from '../../platform/start-error.ts';
import { isPair, type VapidKeys } from './vapid-keys.ts';

/** Of Chrome, Firefox, Safari and Edge. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

export type PushOptions = {
  /** Null means the keys that the first start makes. */
  keys: VapidKeys | null;
  /** Where push services write to when this sender makes trouble. */
  subject: string;
  /** Hosts such as `push.example` and `*.push.example`; outside of production also origins such as `http://127.0.0.1:4000`. */
  services: string[];
};

export const pushEnvironment = {
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  VAPID_PRIVATE_KEY: z.optional(z.string()),
  VAPID_SUBJECT: z.optional(
    z.string().check(
      z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
        error: 'VAPID_SUBJECT must be mailto: with an email address, or begin with https://',
      }),
    ),
  ),
  PUSH_SERVICES: z._default(z.string(), KNOWN_SERVICES.join()),
};
const environment = z.object(pushEnvironment);

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;
const LOCAL_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/;

/** @throws StartError */
export function toPushOptions(
  value: z.output<typeof environment>,
  { mode, mailFrom }: { mode: string; mailFrom: string },
): PushOptions {
  const services = value.PUSH_SERVICES.split(',').map(service => service.trim());
  const unknown = services.find(
    service => !HOST.test(service) && !(mode !== 'production' && LOCAL_ORIGIN.test(service)),
  );
  if (unknown !== undefined)
    throw new StartError(
      `Configuration: PUSH_SERVICES must be host names such as push.example or *.push.example, not "${unknown}".`,
    );
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return { keys: configuredKeys(value), subject: value.VAPID_SUBJECT ?? `mailto:${address}`, services };
}

function configuredKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof environment>): VapidKeys | null {
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey)
    throw new StartError('Configuration: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are only of use together.');
  if (!isPair({ publicKey, privateKey }))
    throw new StartError(
      'Configuration: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: make one with npx web-push generate-vapid-keys.',
    );
  return { publicKey, privateKey };
}
