import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Output } from '#contract/call';
import { isApiError } from '#contract/errors';
import { previewText, type StaffText, type TextLanguage } from '#contract/staff-texts';
import { fieldErrorText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { apiOf, callApi } from '../../data/api.ts';
import style from './site.module.css';
import { placeOf } from './text-place.ts';

/** Waits until the person stops typing. */
const PAUSE_MS = 400;

type PreviewProps = { text: StaffText; language: TextLanguage; typed: string };

/**
 * The typed text with example values, drawn as its place draws it.
 * @spec 1.5 D5.10
 */
export function TextPreview({ text: { key }, language, typed }: PreviewProps) {
  const t = useStaffText();
  const paused = usePaused(typed);
  const { data, error } = useQuery({
    queryKey: ['text-preview', language, key, paused],
    queryFn: ({ client }) => callApi(apiOf(client), previewText, { body: { language, key, text: paused } }),
    retry: false,
    placeholderData: before => before,
  });
  const mistake = isApiError(error) ? error.fields.text : undefined;
  return (
    <section className="stack gap-half" aria-live="polite">
      <h3>{t('staff_texts.preview')}</h3>
      {mistake ? (
        <p className="danger">{fieldErrorText(t, mistake, 'text')}</p>
      ) : (
        data && <Filled answer={data} language={language} place={placeOf(key)} />
      )}
    </section>
  );
}

type FilledProps = {
  answer: Output<typeof previewText>;
  language: TextLanguage;
  place: ReturnType<typeof placeOf>;
};

function Filled({ answer, language, place }: FilledProps) {
  const t = useStaffText();
  const { parts, length, fits, overlong } = answer;
  return (
    <>
      <p lang={language} data-place={place} className={`pad-row radius-m ${style.preview}`}>
        {parts.map(({ text, tags }, index) =>
          // The parts of a text have no names of their own.
          tags.length > 0 ? (
            <mark key={`${index}-${text}`}>{text}</mark>
          ) : (
            <span key={`${index}-${text}`}>{text}</span>
          ),
        )}
      </p>
      <p className={overlong ? 'warning text-m' : 'quiet text-m'}>
        {t('staff_texts.characters', { length, fits })}
        {overlong && ` · ${t('staff_texts.overlong')}`}
      </p>
    </>
  );
}

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
