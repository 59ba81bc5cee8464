import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { blockMember } from '#contract/blocks';
import { isApiError } from '#contract/errors';
import { type ReportedSubject, type ReportReason, sendReport } from '#contract/reports';
import { errorText, failureText, shortFailureText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { applyEvent } from '../../data/apply-event.ts';
import { sendCall } from '../../data/use-call.ts';
import { type ReportedMember, rememberReported } from '../../profiles/report-store.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * A report is stored once, however often the member retries.
 * @spec D2.27 D1.3
 */
export function useReport({ id, subject }: Pick<ReportedMember, 'id' | 'subject'>) {
  const t = useMembersText();
  const cache = useQueryClient();
  const member = currentMemberId(cache) ?? '';
  const draftId = subject?.id ?? id;
  const [draft, setDraft] = useState(() => loadReportDraft(member, draftId));
  // A retry uses the same idempotency key; an edited report gets a new one.
  const key = useRef(crypto.randomUUID());
  const { mutate, isPending, error, data, reset } = useMutation({
    networkMode: 'always',
    mutationFn: ({ reason, text }: ReportDraft) =>
      sendCall(cache, sendReport, {
        body: { id, reason: reason as ReportReason, text, ...(subject && { subject: subjectOf(subject) }) },
        key: key.current,
      }),
    onSuccess(_, { block }) {
      deleteReportDraft(member, draftId);
      rememberReported(id);
      if (block) void blockAfterReport();
    },
  });
  // A block removes the conversation that the report copies, so the report comes first.
  const blockAfterReport = () =>
    sendCall(cache, blockMember, { body: { id } }).then(
      () => applyEvent(cache, { type: 'blocked', profile: id }),
      error => toast(shortFailureText(t, error), 'error'),
    );
  const change = (changed: Partial<ReportDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    persistReportDraft(member, draftId, next);
    key.current = crypto.randomUUID();
    if (error) reset();
  };
  const errorOf = (field: 'reason' | 'text' | null): string | null => {
    if (!error) return null;
    if (field === null) return failureText(t, error);
    const refused = isApiError(error) ? error.fields[field] : undefined;
    if (field === 'reason' && refused) return t('report.reason_missing');
    return refused ? errorText(t, refused) : null;
  };
  return {
    draft,
    change,
    send: () => mutate(draft),
    isSending: isPending,
    errorOf,
    sent: data,
  };
}

const subjectOf = ({ kind, id }: ReportedSubject): ReportedSubject => ({ kind, id });

export type ReportDraft = { reason: ReportReason | ''; text: string; block: boolean };

const empty: ReportDraft = { reason: '', text: '', block: false };
const storageNameOf = (member: string, id: string) => persistedKey(member, 'report', id);

/**
 * The draft survives closing the dialog and reloading this tab.
 * @spec D2.27
 */
const loadReportDraft = (member: string, id: string): ReportDraft => ({
  ...empty,
  ...readPersisted<ReportDraft>(storageNameOf(member, id), 'tab'),
});

const persistReportDraft = (member: string, id: string, draft: ReportDraft): void =>
  persist(storageNameOf(member, id), draft, 'tab');

const deleteReportDraft = (member: string, id: string): void =>
  persist(storageNameOf(member, id), null, 'tab');
