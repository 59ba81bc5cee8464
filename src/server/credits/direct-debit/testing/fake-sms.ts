import { type ShortMessage, SmsError, type SmsProvider } from '../../../providers/sms/provider.ts';

export type FakeSms = SmsProvider & {
  received: ShortMessage[];
  failure: 'unavailable' | 'refused' | null;
  lastCode(): string;
};

export function createFakeSms(): FakeSms {
  const telephone: FakeSms = {
    kind: 'built-in',
    received: [],
    failure: null,
    async send(message) {
      if (telephone.failure) throw new SmsError(telephone.failure, 'the telephone is off');
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

export const wrongCodeFor = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');
