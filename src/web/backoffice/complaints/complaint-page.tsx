import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { Output } from '#contract/call';
import { answerComplaint, beginComplaint, getComplaint } from '#contract/staff-complaints';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDecideKey } from '../keyboard/use-decide-key.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';

const queries = ({ params }: { params: Record<string, string | undefined> }) => [
  query(getComplaint, { id: requireIdParam(params) }),
];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * A complaint, and the form that answers it.
 * @spec D5.10 D5.5
 */
export default function StaffComplaintPage() {
  const t = useStaffText();
  const { id = '' } = useParams();
  const { data } = useQuery(query(getComplaint, { id }));
  if (!data) return null;
  return (
    <OfficePage title={t(`complaint_topic.${data.topic}`)} aside={data.reference} narrow>
      <DetailsList
        details={[
          { name: t('staff_complaints.state'), value: t(`complaint_state.${data.state}`) },
          {
            name: t('staff_complaints.from'),
            value: <bdi>{data.member?.name ?? t('staff_complaints.visitor')}</bdi>,
          },
          { name: t('staff_complaints.sent'), value: <When at={data.sent_at} exact /> },
          { name: t('staff_complaints.words'), value: <span className="break-anywhere">{data.text}</span> },
          data.answer
            ? {
                name: t('staff_complaints.answer'),
                value: <span className="break-anywhere">{data.answer}</span>,
              }
            : null,
          data.answered_at
            ? {
                name: t('staff_complaints.answered_by', {
                  name: data.answered_by ?? t('staff_reports.command'),
                }),
                value: <When at={data.answered_at} exact />,
              }
            : null,
        ]}
      />
      {data.state === 'received' && <BeginButton id={data.id} />}
      {data.state !== 'answered' && <AnswerForm complaint={data} />}
    </OfficePage>
  );
}

function BeginButton({ id }: { id: string }) {
  const t = useStaffText();
  const { mutate, isPending } = useStaffCall(beginComplaint, {
    awaitsRefetch: true,
    onSuccess: () => {
      toast(t('staff_complaints.begun'), 'good');
      focusAnswer();
    },
  });
  return (
    <Button look="soft" small className="justify-self-start" busy={isPending} onClick={() => mutate({ id })}>
      {t('staff_complaints.begin')}
    </Button>
  );
}

const focusAnswer = (): void => document.querySelector<HTMLElement>('textarea[name=answer]')?.focus();

function AnswerForm({ complaint: { id } }: { complaint: Output<typeof getComplaint> }) {
  const t = useStaffText();
  const navigate = useNavigate();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: answerComplaint,
    around: sendWithQuestions,
    bodyOf: ({ answer = '' }) => ({ id, answer }),
    onDone: () => {
      toast(t('staff_complaints.done'), 'good');
      void navigate('/backoffice/complaints');
    },
  });
  useDecideKey(bind.ref);
  return (
    <form {...bind} className="stack gap-2 line-above pad-block-2">
      <TextAreaField
        label={t('staff_complaints.answer')}
        hint={t('staff_complaints.answer_hint')}
        name="answer"
        rows={8}
        error={errorOf('answer')}
      />
      <ErrorText error={error} />
      <SubmitButton small busy={isPending}>
        {t('staff_complaints.submit')}
      </SubmitButton>
    </form>
  );
}
