import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftText, type StaffText, type TextLanguage } from '#contract/staff-texts';
import { useStaffText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { openPreview } from './open-preview.ts';
import style from './site.module.css';
import { pageOf } from './text-place.ts';

type TextInPageProps = { text: StaffText; language: TextLanguage; typed: string };

/**
 * Opens the real page with the typed text, which only this person sees. Emails have no page.
 * @spec 1.5 D5.10
 */
export function TextInPage({ text: { key, part }, language, typed }: TextInPageProps) {
  const t = useStaffText();
  const cache = useQueryClient();
  const usual = pageOf(key, part);
  const [path, setPath] = useState(usual ?? '');
  if (usual === null) return null;
  const open = () =>
    openPreview(path.startsWith('/') ? path : usual, () =>
      sendCall(cache, draftText, { body: { language, key, text: typed } }),
    );
  return (
    <div className={`row wrap gap-1 ${style.inPage}`}>
      <TextField
        label={t('staff_content.page')}
        hint={t('staff_content.page_hint')}
        value={path}
        onChange={({ target }) => setPath(target.value)}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <Button look="plain" small icon={<EyeIcon size={18} />} onClick={() => void open()}>
        {t('staff_content.open_page')}
      </Button>
    </div>
  );
}
