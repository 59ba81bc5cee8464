import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { CONTACTS } from './constants.ts';
import { id, text, timestamp } from './fields.ts';
import { characterCount } from './plain-text.ts';

const label = text(CONTACTS.labelUnits).check(
  z.refine(typed => characterCount(typed) <= CONTACTS.labelLength, { error: 'field_too_long' }),
);

export const contactKinds = ['email', 'phone'] as const;

/** An email address or a phone number; longer texts are neither. */
const contact = text(CONTACTS.valueLength);

/**
 * The latest entry comes first. Nothing shows the address or number, because the server does not have it.
 * @spec D5.2
 */
export const getContacts = defineCall('GET', '/api/contacts.php', {
  summary: 'Whom the caller never wants to meet, as the caller labelled them',
  section: 'D5.2',
  output: z.object({
    contacts: z.array(
      z.object({
        id,
        kind: z.enum(contactKinds),
        label: z.nullable(z.string()),
        added_at: timestamp,
      }),
    ),
  }),
  provides: ['contacts'],
});

/**
 * `values` are email addresses and phone numbers, which are stored as keyed hashes. The answer counts what was new in
 * the list, and what is neither address nor number; it is the same whether or not a member has such an address. Existing
 * members are hidden within a day, people who sign up later at once.
 * @spec D5.2
 */
export const addContacts = defineCall('POST', '/api/contacts.php', {
  summary: 'Add addresses and numbers of people whom the caller never wants to meet',
  section: 'D5.2',
  body: z.object({
    values: z.array(contact).check(z.minLength(1, { error: 'field_required' }), z.maxLength(CONTACTS.max)),
    label: z.optional(label),
  }),
  output: z.object({ added: z.int(), unreadable: z.int() }),
  errors: ['unconfirmed', 'contact_unreadable', 'contacts_limit'],
  repeat: 'natural',
  invalidates: ['contacts'],
});

/**
 * Removes the entry `id`, the entry of the address or number `value`, or `all` entries. The call also
 * succeeds for what is not in the list.
 * @spec D5.2
 */
export const removeContacts = defineCall('DELETE', '/api/contacts.php', {
  summary: 'Remove one or all entries of the list',
  section: 'D5.2',
  body: z.object({ id: z.optional(id), value: z.optional(contact), all: z.optional(z.literal(true)) }),
  output: z.object({ removed: z.int() }),
  errors: ['field_required'],
  repeat: 'natural',
  invalidates: ['contacts'],
});
