import type { BodyIn } from '#contract/call';
import { countryCodes } from '#contract/countries';
import { type LanguageCode, languageCodes } from '#contract/languages';
import {
  type AnnouncementSegment,
  announcementTypes,
  type changeAnnouncement,
  type StaffAnnouncementText,
  segmentChoices,
  segmentDays,
  segmentNumbers,
} from '#contract/staff-announcements';

type Values = Readonly<Record<string, string>>;
type Draft = BodyIn<typeof changeAnnouncement>;

export const textFields = ['subject', 'text', 'button', 'path'] as const;
/**
 * The draft as the form has it. A language whose fields are all empty has no text yet.
 * @spec D5.10 D2.48
 */
export const draftIn = (id: string, values: Values): Draft => ({
  id,
  type: announcementTypes.find(type => type === values.type) ?? 'news',
  segment: segmentIn(values),
  texts: Object.fromEntries(
    languageCodes.flatMap(language => {
      const text = textIn(language, values);
      return text ? [[language, text]] : [];
    }),
  ),
});

function textIn(language: LanguageCode, values: Values): StaffAnnouncementText | null {
  const typed = (field: string) => values[`texts.${language}.${field}`]?.trim() ?? '';
  if (textFields.every(field => typed(field) === '')) return null;
  const [subject, text, button, path] = textFields.map(typed);
  return { subject: subject ?? '', text: text ?? '', button: button ?? '', path: path ?? '' };
}

function segmentIn(values: Values): AnnouncementSegment {
  const typed = (field: string) => values[`segment.${field}`]?.trim() || undefined;
  const fields = {
    country: countryCodes.find(code => code === typed('country')),
    language: languageCodes.find(code => code === typed('language')),
    ...Object.fromEntries(segmentChoices.map(field => [field, booleanOf(typed(field))])),
    ...Object.fromEntries(segmentNumbers.map(field => [field, numberOf(typed(field))])),
    ...Object.fromEntries(segmentDays.map(field => [field, typed(field)])),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const booleanOf = (typed: string | undefined): boolean | undefined =>
  typed === undefined ? undefined : typed === 'yes';

/** What is no number is refused at its field. */
const numberOf = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : Number(typed);
