import { type CountryCode, countries } from '#contract/countries';
import type { StaffSetting } from '#contract/staff-settings';

type Shape = Pick<StaffSetting, 'kind' | 'choices' | 'nullable'>;
type FormValues = Readonly<Record<string, string>>;
type Prices = Partial<Record<string, { costs: number; currency: string }>>;

/** The field of one choice in a form. */
export const partName = (choice: string): string => `value-${choice}`;

/**
 * Reads the fields of `SettingFields` as a value of the setting. What is no number stays a text, which the server
 * refuses at the field.
 */
export function valueIn({ kind, choices, nullable }: Shape, values: FormValues): unknown {
  const typed = values.value ?? '';
  if (kind === 'number') return typed.trim() === '' && nullable ? null : numberIn(typed);
  if (kind === 'choices') return choices.filter(choice => values[partName(choice)] !== undefined);
  if (kind === 'lines')
    return typed
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '');
  const filled = choices.filter(choice => (values[partName(choice)] ?? '').trim() !== '');
  if (kind === 'texts')
    return Object.fromEntries(filled.map(choice => [choice, values[partName(choice)]?.trim()]));
  if (kind === 'numbers')
    return Object.fromEntries(filled.map(choice => [choice, numberIn(values[partName(choice)] ?? '')]));
  if (kind === 'prices')
    return Object.fromEntries(
      filled.map(choice => [
        choice,
        { costs: numberIn(values[partName(choice)] ?? ''), currency: currencyOf(choice) },
      ]),
    );
  return typed;
}

const numberIn = (typed: string): number | string =>
  /^\s*-?\d+(\.\d+)?\s*$/.test(typed) ? Number(typed) : typed;

const currencyOf = (country: string): string => countries[country as CountryCode]?.currency ?? '';

/** What a field shows at first: of the whole value, or of one choice of it. */
export function fieldText({ kind }: Pick<Shape, 'kind'>, value: unknown, choice?: string): string {
  if (value === null || value === undefined) return '';
  if (kind === 'lines') return (value as string[]).join('\n');
  if (kind === 'texts' || kind === 'numbers')
    return String((value as Record<string, string | number>)[choice ?? ''] ?? '');
  if (kind === 'prices') return String((value as Prices)[choice ?? '']?.costs ?? '');
  return String(value);
}

/** A value in one line, with the names of its choices. */
export function summaryOf(
  { kind }: Pick<Shape, 'kind'>,
  value: unknown,
  nameOf: (choice: string) => string = choice => choice,
): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(part => (kind === 'choices' ? nameOf(part) : part)).join(', ');
  if (kind === 'prices')
    return Object.entries(value as Prices)
      .map(([country, price]) => `${nameOf(country)} ${price?.costs} ${price?.currency}`)
      .join(', ');
  if (kind === 'texts' || kind === 'numbers')
    return Object.entries(value as Record<string, string | number>)
      .map(([name, text]) => `${nameOf(name)}: ${text}`)
      .join(', ');
  return kind === 'choice' ? nameOf(String(value)) : String(value);
}
