/**
 * Words and phrases at which a received message gets a note beside it. They are matched as the word filter is: whole words,
 * whatever their case, accents and punctuation.
 */
import { createWordFilter } from './word-filter-matching.ts';

/** A kind of `safetyNotes` is also the name of its part of the page of safety tips. */
export const safetyNotes = ['money', 'extortion'] as const;
export type SafetyNote = (typeof safetyNotes)[number];

/**
 * Ways to pay, and requests for money, that members have no reason to name in a first message, in the languages of the
 * sites.
 * @spec D5.3 D5.13
 */
export const paymentWords: readonly string[] = [
  ...[
    'paypal',
    'western union',
    'moneygram',
    'money gram',
    'cashapp',
    'cash app',
    'venmo',
    'zelle',
    'revolut',
  ],
  ...['tikkie', 'betaalverzoek', 'bizum', 'paysafecard', 'paysafe card', 'iban'],
  ...['bitcoin', 'bitcoins', 'btc', 'usdt', 'ethereum', 'crypto', 'cryptocurrency'],
  ...['gift card', 'gift cards', 'giftcard', 'giftcards', 'itunes card', 'steam card', 'steam cards'],
  ...['cadeaukaart', 'cadeaukaarten', 'geschenkkarte', 'carte cadeau', 'tarjeta regalo', 'carta regalo'],
  ...['karta podarunkowa', 'send money', 'send me money', 'bank transfer', 'wire transfer'],
  ...['geld overmaken', 'geld sturen', 'stuur me geld', 'stuur geld', 'maak geld over', 'geld überweisen'],
  ...['überweisung', 'virement', 'transferencia bancaria', 'bonifico', 'przelew'],
  ...['investment', 'investering', 'trading platform'],
];

/** More about money: often harmless, so it gets a note and is no sign of abuse. */
const MONEY = [
  ...['ria money', 'apple card code', 'google play card', 'cadeaubon', 'cadeaubonnen', 'tether'],
  ...['wallet address', 'wire me', 'transfer me', 'routing number', 'account number', 'bank account'],
  ...['bank details', 'bankrekening', 'bankgegevens', 'rekeningnummer', 'overschrijving', 'need money'],
  ...['lend me', 'loan me', 'borrow money', 'pay my', 'payment request', 'geld nodig', 'geld lenen'],
  ...['leen me', 'geld over', 'voorschieten', 'inklaringskosten', 'customs fee', 'clearance fee'],
  ...['inheritance', 'erfenis', 'invest', 'investeren', 'forex'],
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

const isAboutMoney = createWordFilter([...paymentWords, ...MONEY]);
const isExtortion = createWordFilter(EXTORTION);

/**
 * Returns which note the recipient of a message gets, or null.
 * @spec D5.3
 */
export function safetyNoteOf(text: string): SafetyNote | null {
  if (isExtortion(text)) return 'extortion';
  return isAboutMoney(text) ? 'money' : null;
}
