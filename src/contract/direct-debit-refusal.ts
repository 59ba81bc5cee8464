import * as z from 'zod/mini';

// Apart from the form: what tells of a refusal elsewhere does not load the tables of the IBAN.

/** Why a member cannot pay by direct debit now, whatever he orders. */
export const directDebitIneligibility = z.enum(['unconfirmed', 'direct_debit_refused', 'direct_debit_open']);
export type DirectDebitIneligibility = z.output<typeof directDebitIneligibility>;

/** Why he cannot pay an order so: by what he did himself, or since it is beyond the limit of the site. */
export const directDebitRefusal = z.enum([...directDebitIneligibility.options, 'direct_debit_limit']);
export type DirectDebitRefusal = z.output<typeof directDebitRefusal>;
