import type { AccountMessages, PartialCatalogue } from '../messages.ts';

export default {
  check_in: {
    where_hint: 'Eine Adresse, ein Lokal, ein Ort: was jemand braucht, um dich zu finden.',
  },
  payment_kind: {
    voucher: 'Mit einem Code aus der Trafik',
  },
  editor: {
    living_area_hint: 'In deinen eigenen Worten: ein Bezirk, ein Grätzl, am See.',
  },
  interest_group: {
    culture: 'Kultur und Fortgehen',
  },
} satisfies PartialCatalogue<AccountMessages>;
