/** Id of the first site, which the first migration makes. */
export const LAVENDER = 1;
