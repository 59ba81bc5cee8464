/** PDF receipt of a purchase. */
export const receipt_sheet = {
  title: 'Receipt {number, number, ::group-off}',
  date: 'Date',
  bought: 'Bought',
  credits: '{credits, plural, one {# credit} other {# credits}}',
  neutral: 'Digital credit',
  method: 'Payment method',
  statement: 'On your statement',
  list_price: 'Price',
  discount: 'Discount',
  total: 'Total',
  vat: 'Of which VAT {percentage, number}% ({country})',
  no_vat: 'VAT ({country})',
  back: 'Back on {when}',
  not_collected: 'Not collected, withdrawn on {when}',
  vat_number: 'VAT number {number}',
  reference: 'Reference {id}',
} as const;
