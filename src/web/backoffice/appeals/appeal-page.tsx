import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Output } from '#contract/call';
import { decideAppeal, getAppeal } from '#contract/staff-appeals';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { SelectField, TextAreaField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDecideKey } from '../keyboard/use-decide-key.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { privateQuery } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { MemberName } from '../ui/member-name.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { privatePath } from '../ui/private-path.ts';
import { When } from '../ui/when.tsx';
import style from './appeal-page.module.css';

export const loader = staffDocumentLoader(({ params }) => {
  requireIdParam(params);
  return [];
});
export const clientLoader = staffCacheLoader(() => []);

type Appeal = Output<typeof getAppeal>;

/**
 * An appeal with the decision, which is opened with a reason, and the form that decides it.
 * @spec D5.10 D5.5
 */
export default function AppealPage() {
  const t = useStaffText();
  const { id = '' } = useParams();
  const member = useSearchParams()[0].get('member') ?? '';
  const { data, error, refetch } = useQuery({ ...privateQuery(getAppeal, { id }, member), retry: false });
  return (
    <OfficePage title={t('staff_appeals.words')} narrow>
      {data ? (
        <AppealDetails appeal={data} />
      ) : error ? (
        <div className="stack gap-2 justify-items-start">
          <p role="alert">{shortFailureText(t, error)}</p>
          <Button small onClick={() => void refetch()}>
            {t('staff_reports.open_it')}
          </Button>
        </div>
      ) : (
        <p className="quiet">{t('staff_appeals.needs_reason')}</p>
      )}
    </OfficePage>
  );
}

function AppealDetails({ appeal }: { appeal: Appeal }) {
  const t = useStaffText();
  const { decision, member, party, outcome, answer, decided_at: decidedAt } = appeal;
  return (
    <>
      <DetailsList
        details={[
          {
            name: t('staff_appeals.member'),
            value: <MemberName profile={member.profile} name={member.name} />,
          },
          { name: t('staff_appeals.party'), value: t(`staff_party.${party}`) },
          {
            name: t('staff_appeals.decision'),
            value: t('staff_appeals.by', {
              outcome: t(`staff_outcome.${decision.outcome}`),
              name: decision.decided_by ?? t('staff_reports.command'),
            }),
          },
          decision.rule ? { name: t('staff_reports.rule'), value: t(`staff_rule.${decision.rule}`) } : null,
          appeal.selfie_reason
            ? { name: t('staff_appeals.reason'), value: t(`staff_selfie_reason.${appeal.selfie_reason}`) }
            : null,
          appeal.reason
            ? {
                name: t('staff_appeals.reason'),
                value: <span className="break-anywhere">{appeal.reason}</span>,
              }
            : null,
          { name: t('staff_appeals.sent'), value: <When at={appeal.sent_at} exact /> },
          { name: t('staff_appeals.words'), value: <span className="break-anywhere">{appeal.text}</span> },
          outcome ? { name: t('staff_appeals.outcome'), value: t(`staff_appeal_outcome.${outcome}`) } : null,
          answer ? { name: t('staff_appeals.answer'), value: answer } : null,
        ]}
      />
      <ReviewedPictures filenames={appeal.pictures} />
      {appeal.report && (
        <Link
          to={privatePath(`/backoffice/reports/${appeal.report}`, member.profile)}
          className="inline-row target weight-600"
        >
          {t('staff_appeals.report')}
        </Link>
      )}
      {decidedAt === null &&
        (appeal.may_decide ? (
          <AppealDecisionForm id={appeal.id} />
        ) : (
          <p className="warning">{t('staff_appeals.not_you')}</p>
        ))}
    </>
  );
}

/** What was rejected, hidden until somebody presses. */
function ReviewedPictures({ filenames }: { filenames: readonly string[] }) {
  const t = useStaffText();
  const [isShown, setIsShown] = useState(false);
  if (filenames.length === 0) return null;
  if (!isShown)
    return (
      <Button look="soft" small className="justify-self-start" onClick={() => setIsShown(true)}>
        {t('staff_reports.show_picture')}
      </Button>
    );
  return filenames.map(filename => (
    <img
      key={filename}
      src={`/media/${filename}`}
      alt={t('staff_photos.picture')}
      className={style.picture}
    />
  ));
}

function AppealDecisionForm({ id }: { id: string }) {
  const t = useStaffText();
  const navigate = useNavigate();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: decideAppeal,
    around: sendWithQuestions,
    bodyOf: ({ outcome, reason = '' }) => ({ id, outcome: outcome as 'upheld' | 'overturned', reason }),
    onDone: () => {
      toast(t('staff_appeals.done'), 'good');
      void navigate('/backoffice/appeals');
    },
  });
  useDecideKey(bind.ref);
  return (
    <form {...bind} className="stack gap-2 line-above pad-block-2">
      <SelectField
        label={t('staff_appeals.outcome')}
        name="outcome"
        error={errorOf('outcome')}
        options={(['upheld', 'overturned'] as const).map(value => ({
          value,
          name: t(`staff_appeal_outcome.${value}`),
        }))}
      />
      <TextAreaField
        label={t('staff_appeals.why')}
        hint={t('staff_appeals.why_hint')}
        name="reason"
        rows={4}
        error={errorOf('reason')}
      />
      <ErrorText error={error} />
      <SubmitButton small busy={isPending}>
        {t('staff_appeals.submit')}
      </SubmitButton>
    </form>
  );
}
