const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Returns the id as the field `id` accepts it, or null. Pages use it, because it needs no schema. */
export const parseId = (text: string | null | undefined): string | null =>
  text && UUID.test(text) ? text.toLowerCase() : null;
