/** PDF receipt of a purchase. */
export const receipt_sheet = {
  title: 'Bon {number, number, ::group-off}',
  date: 'Datum',
  bought: 'Gekocht',
  credits: '{credits, plural, one {# credit} other {# credits}}',
  neutral: 'Digitaal tegoed',
  method: 'Betaalmethode',
  statement: 'Op je afschrift',
  list_price: 'Prijs',
  discount: 'Korting',
  total: 'Totaal',
  vat: 'Waarvan btw {percentage, number}% ({country})',
  no_vat: 'Btw ({country})',
  back: 'Terug op {when}',
  not_collected: 'Niet afgeschreven, herroepen op {when}',
  vat_number: 'Btw-nummer {number}',
  reference: 'Kenmerk {id}',
} as const;
