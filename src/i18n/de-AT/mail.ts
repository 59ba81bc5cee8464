import type { MailMessages, PartialCatalogue } from '../messages.ts';

export default {
  receipt_sheet: {
    vat_number: 'UID-Nummer {number}',
  },
} satisfies PartialCatalogue<MailMessages>;
