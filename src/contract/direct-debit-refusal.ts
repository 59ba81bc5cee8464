import * as z from 'zod/mini';

// Separate from the form, so that other pages do not load the IBAN tables.

/**
 * Why a member cannot pay by direct debit now, whatever the order.
 * @spec 5.8
 */
export const directDebitIneligibility = z.enum(['unconfirmed', 'direct_debit_refused', 'direct_debit_open']);
export type DirectDebitIneligibility = z.output<typeof directDebitIneligibility>;

/**
 * Why a member cannot pay an order by direct debit: ineligible now, or the order is above the limit of the
 * site.
 * @spec D2.16
 */
export const directDebitRefusal = z.enum([...directDebitIneligibility.options, 'direct_debit_limit']);
export type DirectDebitRefusal = z.output<typeof directDebitRefusal>;
