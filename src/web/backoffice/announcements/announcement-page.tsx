import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import { FALLBACK_LANGUAGE, parseLanguage } from '#contract/languages';
import { getAnnouncementPreview, getStaffAnnouncement } from '#contract/staff-announcements';
import { useStaffText } from '#i18n/react';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { Section } from '../../ui/section.tsx';
import { PreviewChoices, previewChoicesIn, ShownEmail } from '../emails/email-preview.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { OfficePage } from '../ui/office-page.tsx';
import { AnnouncementProgress } from './announcement-progress.tsx';
import { DraftForm } from './draft-form.tsx';
import { DraftSending } from './draft-sending.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  query(getStaffAnnouncement, { id: requireIdParam(params) }),
];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

export type Announcement = Output<typeof getStaffAnnouncement>;

const REFRESH_MS = 5_000;

/**
 * An announcement: a draft is written, tried and sent; afterwards its progress shows, and it can be halted.
 * @spec D5.10 D2.48
 */
export default function AnnouncementPage() {
  const t = useStaffText();
  const id = requireIdParam(useParams());
  const { data: announcement } = useQuery({
    ...query(getStaffAnnouncement, { id }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? REFRESH_MS : false),
  });
  if (!announcement) return null;
  const isDraft = announcement.state === 'draft';
  return (
    <OfficePage
      title={announcement.subject || t('staff_announcements.draft_title')}
      aside={t(`staff_announcement_state.${announcement.state}`)}
      narrow
    >
      {isDraft ? (
        <>
          <DraftForm announcement={announcement} />
          <DraftSending announcement={announcement} />
        </>
      ) : (
        <AnnouncementProgress announcement={announcement} />
      )}
      {Object.keys(announcement.texts).length > 0 && <Preview id={id} />}
    </OfficePage>
  );
}

function Preview({ id }: { id: string }) {
  const t = useStaffText();
  const [params] = useSearchParams();
  const choices = previewChoicesIn(params, parseLanguage(useLocale()) ?? FALLBACK_LANGUAGE);
  const { language, discreet } = choices;
  const { data } = useQuery({
    ...query(getAnnouncementPreview, { id, language, discreet }),
    placeholderData: before => before,
  });
  return (
    <Section
      title={t('staff_announcements.preview')}
      headingClass="heading-s"
      className="stack one-column gap-1"
    >
      <PreviewChoices choices={choices} />
      {data && <ShownEmail email={data} choices={choices} />}
    </Section>
  );
}
