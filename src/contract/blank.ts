/**
 * True for a text of only white space and invisible characters.
 * @spec 5.9 D2.7
 */
export const isBlank = (text: string): boolean =>
  /^[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
