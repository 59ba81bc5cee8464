/** Nothing of a text can be seen: white space, and characters that join, steer or stand for nothing. Message fields refuse it alike. */
export const isBlank = (text: string): boolean =>
  /^[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
