import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { safetyNotes } from './safety-words.ts';

/**
 * The note of that kind is not shown again in this conversation; after the one about extortion, none is. The other
 * member learns nothing.
 * @spec D5.3
 */
export const dismissSafetyNote = defineCall('PUT', '/api/safety-note.php', {
  summary: 'Hide the note about money or extortion in a conversation',
  section: 'D5.3',
  body: z.object({ conversation: id, note: z.enum(safetyNotes) }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: [],
});
