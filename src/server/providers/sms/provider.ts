/** `to` is a number in E.164, e.g. `+31612345678`. */
export type ShortMessage = { to: string; text: string };

export const isE164 = (number: string): boolean => /^\+[1-9]\d{5,14}$/.test(number);

/** @spec 4.10 */
export type SmsProvider = {
  kind: 'built-in' | 'twilio' | 'none';
  /**
   * Resolves when the provider accepts the message. The delivery can fail later.
   * @throws SmsError
   */
  send(message: ShortMessage): Promise<void>;
};

/** `refused`: this number can never receive a message. */
export class SmsError extends Error {
  readonly reason: 'unavailable' | 'refused';
  constructor(reason: 'unavailable' | 'refused', detail: string, cause?: unknown) {
    super(`sms: ${detail}`, { cause });
    this.name = 'SmsError';
    this.reason = reason;
  }
}
