import { dayHeading } from '#i18n/date-text';
import { useMembersText } from '#i18n/react';
import { useReader } from '../site/use-reader.ts';

/** @spec D1.12 */
export function HiddenNote({ before }: { before: string }) {
  const t = useMembersText();
  const reader = useReader();
  return <p>{t('chat.older_hidden', { date: dayHeading(t, new Date(before), reader) })}</p>;
}
