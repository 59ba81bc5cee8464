/** `to` is in E.164, as `+31612345678`. */
export type ShortMessage = { to: string; text: string };

/** Whether a phone number is in E.164. */
export const isE164 = (number: string): boolean => /^\+[1-9]\d{5,14}$/.test(number);

/**
 * Sends SMS: the development mailbox (`own`), Twilio, or none.
 * @spec 4.10
 */
export type SmsProvider = {
  kind: 'own' | 'twilio' | 'none';
  /**
   * Resolves when the provider accepted the message; it may still not arrive.
   * @throws SmsError when it was not accepted
   */
  send(message: ShortMessage): Promise<void>;
};

/**
 * `away`: the provider is unreachable, too slow or refuses for now. `refused`: this number can never receive a
 * message.
 */
export class SmsError extends Error {
  readonly reason: 'away' | 'refused';
  constructor(reason: 'away' | 'refused', detail: string, cause?: unknown) {
    super(`sms: ${detail}`, { cause });
    this.name = 'SmsError';
    this.reason = reason;
  }
}
