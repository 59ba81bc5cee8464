import { type ShortMessage, type Sms, SmsAway } from '../../../platform/sms/sms.ts';

/** A telephone of a test: every message that was sent, and whether the service is away or will not reach a number. */
export type Telephone = Sms & {
  received: ShortMessage[];
  refuses: 'away' | 'refused' | null;
  /** The code in the newest message. */
  lastCode(): string;
};

export function openTelephone(): Telephone {
  const telephone: Telephone = {
    by: 'own',
    received: [],
    refuses: null,
    async send(message) {
      if (telephone.refuses) throw new SmsAway(telephone.refuses, 'the telephone is off');
      telephone.received.push(message);
    },
    lastCode() {
      const [code] = /\d{6}/.exec(telephone.received.at(-1)?.text ?? '') ?? [];
      if (!code) throw new Error('no code was sent');
      return code;
    },
  };
  return telephone;
}

/** A wrong code beside a right one. */
export const wrongBeside = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');
