export const staff_ledger = {
  title: 'Ledger',
  kind: 'Kind',
  lot: 'Lot',
  reference: 'Transaction',
  find: 'Transaction ID',
  empty: 'No entries match.',
  transaction: 'Transaction',
  sum: 'Total credits',
  payment: 'Show the payment',
  correction: 'Show the correction',
  of_message: 'The entries of one message, photo or gift.',
};

export const staff_ledger_kind = {
  promotion: 'Free credits',
  sales: 'Purchase',
  messages: 'Message',
  photos: 'Photo',
  gifts: 'Gift',
  refunds: 'Refund',
  chargebacks: 'Chargeback',
  debts: 'Debt paid off',
  corrections: 'Staff correction',
  returns: 'Unopened message',
};

export const staff_lot = { free: 'Free', purchased: 'Bought', debt: 'Owed' };

export const staff_checks = {
  title: 'Reconciliation',
  at: 'Compared',
  never: 'The books haven’t been compared yet. That happens every hour.',
  all_sites: 'All sites on this server, every hour. Nothing is corrected automatically.',
  fine: 'All good',
  wrong: '{count, plural, one {# row differs} other {# rows differ}}',
  act: 'What to do',
  double: 'Money that may have gone back twice',
  double_meaning: 'The bank reversed a payment that had already been partly refunded.',
  double_act: 'Ask the member’s bank whether the refund arrived, and claim it back if it did.',
  double_link: 'Show the chargebacks',
};

export const staff_check_title = {
  wallets: 'Balances',
  sales: 'Purchases',
  receipts: 'Receipt numbers',
  refunds: 'Refunds',
  refunded_credits: 'Credits of refunds',
  discounts: 'Discounts',
};

export const staff_check_meaning = {
  wallets: 'Each member’s balance is the sum of their ledger entries.',
  sales: 'Each paid order has given its credits once.',
  receipts: 'Receipts are numbered without gaps.',
  refunds: 'No payment is refunded for more than was paid.',
  refunded_credits: 'Each refund has taken its credits from the balance, or made them a debt.',
  discounts: 'Each discount belongs to an order, and each order with a discount has used a code.',
};

export const staff_check_act = {
  wallets:
    'Stop giving credits by hand, and have a developer compare these members’ balances with the ledger.',
  sales: 'Compare these payments with the provider’s list. A member may have paid without getting credits.',
  receipts: 'Tell the bookkeeper, and have a developer look before the next VAT return.',
  refunds: 'Stop refunds of these payments at the provider, and ask for the difference back.',
  refunded_credits: 'Have a developer compare refunds and ledger before more is refunded.',
  discounts: 'Have a developer look at these orders. Members may have paid too much.',
};

export const staff_credits = {
  title: 'Credits given by staff',
  waiting: 'Waiting',
  all: 'All',
  lists: 'Lists of corrections',
  empty_waiting: 'Nothing is waiting for a second person.',
  empty: 'Nobody on staff has added or removed credits yet.',
  member: 'Member',
  erased: 'Erased account',
  credits: 'Credits',
  reason: 'Reason',
  state: 'State',
  asked: 'Asked by',
  decided: 'Decided by',
  operator: 'Operator',
  acts: 'Decide',
  own: 'Someone else confirms this.',
  confirm: 'Confirm',
  refuse: 'Refuse',
  confirm_title: 'Book {credits} credits?',
  confirm_text: 'The credits are added to or taken off the member’s balance right away.',
  refuse_title: 'Refuse {credits} credits?',
  refuse_text: 'Nothing is booked. It can be asked for again.',
  confirmed: 'Booked.',
  refused: 'Refused. Nothing was booked.',
  give: 'Add or remove credits',
  give_title: 'Add or remove credits',
  member_id: 'Member (ID of the profile)',
  amount: 'Credits (with a minus to remove)',
  limit: 'More than {alone} in a day needs a second person.',
  reason_hint: 'Members see this in their export.',
  booked: 'Booked.',
  asked_second: 'Someone else has to confirm this first.',
};

export const staff_correction_state = { waiting: 'Waiting', booked: 'Booked', refused: 'Refused' };

export const staff_prices = {
  title: 'Prices',
  currencies: 'Currencies',
  bundles: 'Bundles in {currency}',
  none: 'Nothing is sold in this currency.',
  credits: 'Credits',
  price: 'Price',
  per_credit: 'Per credit',
  acts: 'Actions',
  change: 'Change',
  change_title: 'Price of {credits} credits',
  end: 'Stop selling',
  end_title: 'Stop selling {credits} credits?',
  end_text: 'Orders already started keep their price. Everyone else no longer sees this bundle.',
  ended: 'The bundle is no longer sold.',
  new: 'New bundle',
  new_title: 'New bundle in {currency}',
  begun: 'Orders already started keep their price.',
  limit: 'A change of more than {percent}%, or less than {money} per credit, needs a second person.',
  applied: 'Members now see the new price.',
  asked: 'Someone else has to confirm this first. Members see the old price until then.',
  waiting: 'Waiting for a second person',
  now: 'Now',
  asked_price: 'Asked for',
  asked_by: 'Asked by',
  when: 'When',
  not_sold: 'Not sold',
  own: 'Someone else confirms this.',
  decide: 'Decide',
  confirm: 'Confirm',
  refuse: 'Refuse',
  confirm_title: 'Sell {credits} credits for {money}?',
  confirm_text: 'Members see this price right away.',
  refuse_title: 'Refuse {money} for {credits} credits?',
  refuse_text: 'The price stays as it is.',
  refused: 'Refused. The price stays as it is.',
  history: 'History',
  no_history: 'No price has ever been changed.',
  before: 'Before',
  after: 'After',
  by: 'By',
  operator: 'Operator',
};

export const staff_gifts = {
  title: 'Gifts',
  gift: 'Gift',
  credits: 'Credits',
  standard: 'Standard price',
  acts: 'Actions',
  change: 'Change',
  change_title: 'Price of {gift}',
  amount: 'Credits',
  back: 'Back to the standard price',
  text: 'Members pay the new price for what they send from now on.',
  changed: 'The price has been changed.',
  no_history: 'No price has ever been changed.',
};

export const staff_debits = {
  agreed: 'Agreed',
  title: 'Direct debits',
  due: 'Not at the bank yet',
  due_text:
    '{count, plural, =0 {Nothing is due.} one {# direct debit, {money}} other {# direct debits, {money}}}',
  make: 'Create a batch',
  make_title: 'Create a batch for the bank?',
  make_text: 'Everything that’s due goes into one file. Refunds from now on have to be transferred by hand.',
  made: 'The batch is ready. Download its file for the bank.',
  nothing: 'Nothing was due.',
  batches: 'Batches',
  no_batches: 'No batch has been created yet.',
  batch: 'Batch',
  count: 'Debits',
  amount: 'Amount',
  state: 'State',
  at_bank: 'At the bank',
  paid: 'Paid',
  acts: 'Actions',
  file: 'File for the bank',
  file_title: 'Download the file for the bank?',
  file_text: 'It contains names and account numbers. Each member sees your reason in their export.',
  collected: 'Paid by the bank',
  collected_title: 'Has the bank paid this batch?',
  collected_text: 'Only record this once the money is in the account.',
  recorded:
    '{count, plural, one {# direct debit has been recorded as paid.} other {# direct debits have been recorded as paid.}}',
  unreadable: 'These mandates were encrypted with another secret and can’t be collected: {list}',
  mandates: 'Mandates',
  no_mandates: 'Nobody has paid by direct debit yet.',
  mandate: 'Mandate',
  on: 'Collected on',
  returned: 'Returned because',
  returns: 'Upload returns',
  returns_title: 'Returns from the bank',
  returns_text: 'A pain.002 file, or lines with the mandate and the reason code.',
  returns_file: 'File from the bank',
  check: 'Preview the result',
  reason: 'Reason',
  outcome: 'Result',
  nothing_in: 'This file has no returns.',
  sum: '{count, plural, =0 {This file changes nothing.} one {# payment will be charged back: {money}.} other {# payments will be charged back: {money}.}}',
  apply: 'Charge back',
  applied:
    '{count, plural, =0 {Nothing was charged back.} one {# payment was charged back.} other {# payments were charged back.}}',
  other_file: 'Another file',
  transfers: 'Refunds to transfer',
  transfers_title: 'Download refunds to transfer?',
  no_transfers: 'There’s nothing to transfer.',
};

export const staff_debit_state = {
  due: 'Due',
  exported: 'At the bank',
  collected: 'Paid',
  returned: 'Returned',
  released: 'Already refunded',
};

export const staff_return_outcome = {
  returned: 'Charged back',
  known: 'Already known',
  unknown: 'Unknown mandate',
  not_collected: 'Not collected yet',
  unreadable: 'Unreadable',
};

export const staff_revenue = {
  title: 'Revenue',
  day: 'Day',
  currency: 'Currency',
  payments: 'Payments',
  paid: 'Paid',
  refunded: 'Refunded',
  left: 'Net',
  total: 'Total',
  empty: 'Nothing was paid or refunded in this period.',
  period_wrong: 'Choose a period of at most a year.',
  per_day: 'Per day',
};

export const staff_files = {
  csv: 'CSV',
  title_payments: 'Payments of a period',
  title_ledger: 'Ledger of a period',
  text: 'The file contains no names. Your download goes into the audit log.',
  get: 'Download',
};

export const staff_buyer = {
  buyer: 'Buyer',
  hidden: 'Hidden',
  show: 'Show the buyer',
  show_title: 'Who paid?',
  show_text: 'Your reason goes into the audit log, and members see it in their export.',
  open: 'Show',
  holder: 'Account holder',
  iban: 'Account number',
  member: 'This member’s money',
  receipt: 'Receipt (PDF)',
};

export const staff_member_money = {
  tab: 'Money',
  balance: 'Balance',
  free: 'Free credits',
  purchased: 'Bought credits',
  debt: 'Owed credits',
  payments: 'Latest payments',
  no_payments: 'Nothing has been paid yet.',
  entries: 'Latest ledger entries',
  mandates: 'Mandates',
  no_mandates: 'No mandate has been given.',
  agreed: 'Agreed',
  blocked: 'Blocked until',
};

export const staff_chargeback = {
  evidence: 'Evidence until',
  text: 'Before that day, send the payment provider what was bought, when, and how it was used. For a direct debit, the bank doesn’t ask for anything.',
};

export const staff_code = {
  asked: 'Someone else has to confirm this code first.',
  limit: 'A discount of more than {percent}% needs a second person.',
  confirm_title: 'Confirm the code {code}?',
  confirm_text: 'Members can use it right away.',
  refuse_title: 'Refuse the code {code}?',
  refuse_text: 'Nobody can use it.',
  refused: 'Refused. Nobody can use the code.',
};

export const staff_evidence = {
  open: 'Evidence can be sent',
  late: 'The day has passed',
  none: 'Final: direct debit',
  sent: 'Evidence sent',
  won: 'Won',
  lost: 'Lost',
};

export const staff_dispute = {
  by: 'by {name}',
  done: 'Recorded.',
};

export const staff_dispute_act = {
  sent: 'Evidence sent',
  won: 'Won',
  lost: 'Lost',
};

export const staff_dispute_title = {
  sent: 'Evidence sent?',
  won: 'Did the bank agree with us?',
  lost: 'Did the bank agree with the buyer?',
};

export const staff_dispute_text = {
  sent: 'You send it on the payment provider’s own pages; this only records that you did. Say what you sent. The note goes into the audit log.',
  won: 'The payment provider gives the money back. Nothing is booked here, and the payment stays a chargeback. If the member should get the credits back, add them on the member’s page, under Money.',
  lost: 'The chargeback stays as it is. The note goes into the audit log.',
};

/** By the code of the bank. */
export const staff_return_reason = {
  AM04: 'Not enough money',
  AC01: 'Account number wrong',
  AC04: 'Account closed',
  AC06: 'Account blocked',
  AC13: 'Not a personal account',
  AG01: 'No direct debits on this account',
  AG02: 'Bank operation code wrong',
  BE05: 'Our creditor ID is unknown to the bank',
  CNOR: 'Our bank isn’t registered',
  DNOR: 'The member’s bank isn’t registered',
  FF01: 'File format wrong',
  MD01: 'Holder never agreed',
  MD02: 'Mandate incomplete or wrong',
  MD06: 'Reversed by the holder',
  MD07: 'Holder has died',
  MS02: 'Refused by the holder',
  MS03: 'No reason given',
  RC01: 'Bank code wrong',
  RR01: 'Account details required by law missing',
  RR02: 'Holder’s name or address missing',
  RR03: 'Our name or address missing',
  RR04: 'Legal reason',
  SL01: 'Holder blocked us at the bank',
} as const;
