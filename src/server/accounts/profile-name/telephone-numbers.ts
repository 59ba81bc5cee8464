const DUTCH =
  'nul|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig';
const ENGLISH =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty';
const MULTIPLIER = '(?:(?:dubbele?|double|triple|maal|keer|times|en|and)[^\\p{L}\\p{N}]{0,4})?';
const NUMBER = `${MULTIPLIER}(?:\\p{Nd}|${DUTCH}|${ENGLISH})`;
const SEPARATOR = '[^\\p{L}\\p{N}]{0,4}';

/**
 * Matches seven numbers in a row, as digits of any script or number words.
 * @spec D2.40
 */
export const TELEPHONE_NUMBERS = [
  `${NUMBER}(?:${SEPARATOR}${NUMBER}){6}`,
  `\\p{Nd}(?:${SEPARATOR}(?:\\p{L}${SEPARATOR})?\\p{Nd}){6}`,
];
