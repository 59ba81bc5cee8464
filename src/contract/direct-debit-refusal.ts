import * as z from 'zod/mini';

// This file is separate, so that most pages do not load the IBAN tables.

/** @spec 5.8 */
export const directDebitIneligibility = z.enum(['unconfirmed', 'direct_debit_refused', 'direct_debit_open']);
export type DirectDebitIneligibility = z.output<typeof directDebitIneligibility>;

/** @spec D2.16 */
export const directDebitRefusal = z.enum([...directDebitIneligibility.options, 'direct_debit_limit']);
export type DirectDebitRefusal = z.output<typeof directDebitRefusal>;
