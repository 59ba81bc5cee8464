import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { beginAnnouncement, deleteAnnouncement, testAnnouncement } from '#contract/staff-announcements';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { useStaffSession } from '../session/staff-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { Announcement } from './announcement-page.tsx';
import { useLanguageName } from './draft-form.tsx';

/**
 * What can be done with a draft: send it to oneself, to its segment with the typed number, or delete it.
 * @spec D5.10 D2.48
 */
export function DraftSending({ announcement }: { announcement: Announcement }) {
  const t = useStaffText();
  const languageName = useLanguageName();
  const [asked, setAsked] = useState<'send' | 'delete' | null>(null);
  const members = announcement.members ?? 0;
  const missing = announcement.languages.filter(language => !announcement.texts[language]);
  return (
    <Section
      title={t('staff_announcements.send')}
      headingClass="heading-s"
      className="stack gap-1 justify-items-start line-above pad-block-2"
    >
      <p aria-live="polite">{t('staff_announcements.members', { count: members })}</p>
      {missing.length > 0 && (
        <p className="warning">
          {t('staff_announcements.missing', { languages: missing.map(languageName).join(', ') })}
        </p>
      )}
      <div className="flex wrap gap-1">
        <Button small disabled={members === 0 || missing.length > 0} onClick={() => setAsked('send')}>
          {t('staff_announcements.send')}
        </Button>
        <TestButton announcement={announcement} />
        <Button look="plain" small onClick={() => setAsked('delete')}>
          {t('staff_announcements.delete')}
        </Button>
      </div>
      <SendDialog announcement={announcement} open={asked === 'send'} onClose={() => setAsked(null)} />
      <DeleteDialog id={announcement.id} open={asked === 'delete'} onClose={() => setAsked(null)} />
    </Section>
  );
}

/** In the language of the page, if it has a text. */
function TestButton({ announcement: { id, texts } }: { announcement: Announcement }) {
  const t = useStaffText();
  const staff = useStaffSession();
  const [own] = useLocale().split('-');
  const written = Object.keys(texts) as (keyof typeof texts)[];
  const language = written.find(code => code === own) ?? written[0];
  const { mutate, isPending } = useStaffCall(testAnnouncement, {
    onSuccess: () => toast(t('staff_announcements.tested', { email: staff?.email ?? '' }), 'good'),
  });
  if (!language) return null;
  return (
    <Button look="soft" small busy={isPending} onClick={() => mutate({ id, language })}>
      {t('staff_announcements.test')}
    </Button>
  );
}

type SendDialogProps = { announcement: Announcement; open: boolean; onClose: () => void };

function SendDialog({ announcement, open, onClose }: SendDialogProps) {
  const t = useStaffText();
  const members = announcement.members ?? 0;
  const { mutate, dialog } = useConfirmedCall(beginAnnouncement, {
    done: t('staff_announcements.sending'),
    onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('staff_announcements.send_title', { count: members })}
      action={t('staff_announcements.send')}
      word={String(members)}
      {...dialog}
      onConfirm={() => mutate({ id: announcement.id, members })}
    >
      <p>{t('staff_announcements.send_text')}</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const t = useStaffText();
  const navigate = useNavigate();
  const { mutate, dialog } = useConfirmedCall(deleteAnnouncement, {
    done: t('staff_announcements.deleted'),
    onClose,
    onSuccess: () => void navigate('/backoffice/emails/announcements'),
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('staff_announcements.delete_title')}
      action={t('staff_announcements.delete')}
      {...dialog}
      onConfirm={() => mutate({ id })}
    >
      <p>{t('staff_announcements.delete_text')}</p>
    </ConfirmDialog>
  );
}
