import {
  type AnnouncementSegment,
  segmentChoices,
  segmentDays,
  segmentNumbers,
} from '#contract/staff-announcements';
import { useCountryName, useStaffText } from '#i18n/react';
import { useLanguageName } from './draft-form.tsx';

/** The segment of an announcement, in one line. */
export function useSegmentText(): (segment: AnnouncementSegment) => string {
  const t = useStaffText();
  const countryName = useCountryName();
  const languageName = useLanguageName();
  return segment => {
    const parts = [
      segment.country && countryName(segment.country),
      segment.language && languageName(segment.language),
      ...segmentChoices.map(field => {
        const value = segment[field];
        const answer = t(value ? 'staff_announcements.yes' : 'staff_announcements.no');
        return value === undefined ? undefined : `${t(`staff_segment.${field}`)}: ${answer}`;
      }),
      ...[...segmentNumbers, ...segmentDays].map(field =>
        segment[field] === undefined ? undefined : `${t(`staff_segment.${field}`)}: ${segment[field]}`,
      ),
    ].filter(part => part !== undefined);
    return parts.length > 0 ? parts.join(' · ') : t('staff_announcements.everybody');
  };
}
