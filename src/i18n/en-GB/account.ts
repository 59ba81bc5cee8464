import type { AccountMessages, PartialCatalogue } from '../messages.ts';

export default {
  deletion: {
    what_now:
      'Right away: nobody sees you any more. Your profile, photos, likes and conversations are gone from every list, and you’re logged out everywhere.',
    reauthentication_passkey: 'You’ve just logged in with your passkey: that’s enough.',
  },
  passkeys: {
    cancelled: 'No passkey was added: it was cancelled on your device. Nothing has changed.',
  },
  sessions: {
    intro: 'These are your logins. Don’t recognise one? Log it out and choose a new password.',
  },
  check_in: {
    where_hint: 'An address, a pub, a town: what your friend needs to find you.',
  },
  check_in_answered: {
    cancel: 'This check-in is cancelled.',
  },
  check_in_done: {
    cancel: 'This check-in is cancelled. Nobody will hear about it.',
  },
  buying: {
    vat: 'All prices include VAT. You pay once: there’s no subscription.',
  },
  direct_debit: {
    zip: 'Postcode',
    mandate_text:
      'I authorise {creditor} ({id}), {address}, {city}, to collect {money} from my account once, under the name {statement}, and my bank to debit it as {creditor} instructs. Within {weeks, number} weeks of the debit I am entitled to a refund from my bank, under the terms of my agreement with it.',
    when: 'We collect after {days, number} working days. Your bank then shows the name {statement}, with creditor identifier {id}.',
    anew: 'Stop and start again',
  },
  order: {
    vat: 'Includes {percentage, number}% VAT ({country})',
    open_first:
      'Finish this payment first: you can order {credits, plural, one {# credit} other {# credits}} once it’s paid or cancelled.',
  },
  repeat_order: {
    just_now: 'You’ve just ordered this. <that>See that order</that>, or confirm that you want another one.',
  },
  unsubscribe: {
    done_all: 'You won’t get these emails any more',
  },
  payment_kind: {
    transfer: 'Takes one to three working days',
  },
  payment_result: {
    pending_transfer:
      'A transfer takes one to three working days. You can safely close this page: your credits will be added automatically, and you’ll get an email.',
    asking_text: 'Have you just paid? Then we usually know within a few seconds.',
    cancelled: 'Payment cancelled',
    refunded_text: 'We refunded {money} the way you paid. It can take a few working days to show up.',
    on_its_way_text: '{money} is on its way, the way you paid. It can take a few working days to show up.',
  },
  payment_state: {
    cancelled: 'Cancelled',
  },
  editor: {
    living_area_hint: 'In your own words: a neighbourhood, an area, by the sea.',
    birth_date_fixed: 'You’ve already corrected it once. Still wrong? Email {email}.',
  },
  finder_question: {
    race: 'Do you have a preference for skin colour?',
  },
} satisfies PartialCatalogue<AccountMessages>;
