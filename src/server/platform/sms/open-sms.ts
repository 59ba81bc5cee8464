import { createOwnSms } from './own-sms.ts';
import type { Sms } from './sms.ts';

/** Who sends short messages: a mailbox that ships along. */
export type SmsOptions = { by: 'own' };

/** The service that is configured. */
export const openSms = (_options: SmsOptions, parts: Parameters<typeof createOwnSms>[0]): Sms =>
  createOwnSms(parts);
