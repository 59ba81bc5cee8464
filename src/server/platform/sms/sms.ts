/** A short message; `to` in E.164, as `+31612345678`. */
export type ShortMessage = { to: string; text: string };

/** Whether a number is written as it is dialled from everywhere. */
export const isE164 = (number: string): boolean => /^\+[1-9]\d{5,14}$/.test(number);

/** Who sends short messages: a mailbox of the development, a service on the network, or nobody. */
export type Sms = {
  by: 'own' | 'twilio' | 'none';
  /** Hands a message over; it may still not arrive. Throws SmsAway when it was not taken. */
  send(message: ShortMessage): Promise<void>;
};

/** The service cannot be reached, is too slow, or refuses. `refused`: this number will never get one. */
export class SmsAway extends Error {
  readonly why: 'away' | 'refused';
  constructor(why: 'away' | 'refused', detail: string, cause?: unknown) {
    super(`sms: ${detail}`, { cause });
    this.name = 'SmsAway';
    this.why = why;
  }
}
