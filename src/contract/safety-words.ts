/**
 * Words and phrases in English and Dutch at which a received message gets a note beside it. They are matched as the word
 * filter is: whole words, whatever their case, accents and punctuation.
 */
import { createWordFilter } from './word-filter-matching.ts';

/** A kind of `safetyNotes` is also the name of its part of the page of safety tips. */
export const safetyNotes = ['money', 'extortion'] as const;
export type SafetyNote = (typeof safetyNotes)[number];

const MONEY = [
  ...['western union', 'moneygram', 'money gram', 'paysafecard', 'paysafe card', 'ria money'],
  ...['gift card', 'gift cards', 'giftcard', 'giftcards', 'steam card', 'steam cards', 'itunes card'],
  ...['apple card code', 'google play card', 'cadeaukaart', 'cadeaukaarten', 'cadeaubon', 'cadeaubonnen'],
  ...[
    'crypto',
    'cryptocurrency',
    'bitcoin',
    'bitcoins',
    'btc',
    'ethereum',
    'usdt',
    'tether',
    'wallet address',
  ],
  ...['bank transfer', 'wire transfer', 'wire me', 'transfer me', 'iban', 'routing number', 'account number'],
  ...['bank account', 'bank details', 'bankrekening', 'bankgegevens', 'rekeningnummer', 'overschrijving'],
  ...[
    'send me money',
    'send money',
    'need money',
    'lend me',
    'loan me',
    'borrow money',
    'pay my',
    'cash app',
  ],
  ...['cashapp', 'venmo', 'zelle', 'paypal', 'revolut', 'tikkie', 'betaalverzoek', 'payment request'],
  ...['stuur me geld', 'stuur geld', 'geld sturen', 'geld nodig', 'geld lenen', 'leen me', 'geld overmaken'],
  ...[
    'geld over',
    'voorschieten',
    'inklaringskosten',
    'customs fee',
    'clearance fee',
    'inheritance',
    'erfenis',
  ],
  ...['investment', 'invest', 'investeren', 'investering', 'forex', 'trading platform'],
] as const;

const EXTORTION = [
  ...['your pictures to', 'your photos to', 'your pics to', 'your nudes', 'your video to', 'this video to'],
  ...[
    'these pictures to',
    'these photos to',
    'screenshots to',
    'pictures online',
    'photos online',
    'video online',
  ],
  ...[
    'i have your pictures',
    'i have your photos',
    'i have your video',
    'i recorded you',
    'recorded our call',
  ],
  ...['leak your', 'expose you', 'out you to', 'tell your wife', 'tell your family', 'tell your boss'],
  ...['tell your parents', 'pay or', 'pay me or', 'if you don t pay', 'if you do not pay', 'if you dont pay'],
  ...[
    'je foto s naar',
    'jouw foto s naar',
    'je fotos naar',
    'deze foto s naar',
    'je naaktfoto',
    'je naaktfoto s',
  ],
  ...['je naaktfotos', 'je nudes', 'je video naar', 'je filmpje naar', 'deze video naar', 'foto s online'],
  ...[
    'fotos online',
    'filmpje online',
    'ik heb je opgenomen',
    'ik heb ons gesprek opgenomen',
    'ik heb je foto s',
  ],
  ...[
    'vertel het je vrouw',
    'vertel het je familie',
    'vertel het je baas',
    'vertel je vrouw',
    'vertel je familie',
  ],
  ...['vertel je ouders', 'anders stuur ik', 'als je niet betaalt', 'betaal of', 'je wordt geout'],
] as const;

const isAboutMoney = createWordFilter(MONEY);
const isExtortion = createWordFilter(EXTORTION);

/**
 * Returns which note the receiver of a message gets, or null.
 * @spec D5.3
 */
export function safetyNoteOf(text: string): SafetyNote | null {
  if (isExtortion(text)) return 'extortion';
  return isAboutMoney(text) ? 'money' : null;
}
