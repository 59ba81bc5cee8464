import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BodyIn } from '#contract/call';
import { BAN_DAYS } from '#contract/constants';
import { type HouseRule, houseRules, isBan, type ReportOutcome, reportOutcomes } from '#contract/house-rules';
import { banReported, decideReport, type ReportDetails } from '#contract/staff-reports';
import { useStaffText } from '#i18n/react';
import { ErrorText, generalError } from '../../accounts/error-text.tsx';
import { useFieldErrors } from '../../accounts/use-call-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choices.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDecideKey } from '../keyboard/use-decide-key.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { wordErrors } from '../ui/typed-word.ts';
import { WordField } from '../ui/word-field.tsx';
import style from './reports.module.css';

/**
 * Decides the report. A ban asks for the code again.
 * @spec D5.5 D5.10
 */
export function DecisionForm({ report }: { report: ReportDetails }) {
  const t = useStaffText();
  const [outcome, setOutcome] = useState<ReportOutcome>('no_action');
  const { form, errors, errorOf, submit, error, isPending } = useDecision(report);
  useDecideKey(form);
  return (
    <form ref={form} noValidate className="stack gap-2 line-above pad-block-2" onSubmit={submit}>
      <h2 className="heading-s">{t('staff_reports.decide')}</h2>
      <SelectField
        label={t('staff_reports.outcome')}
        name="outcome"
        value={outcome}
        onChange={({ target }) => setOutcome(target.value as ReportOutcome)}
        error={errorOf('outcome')}
        options={offered(report).map(value => ({ value, name: t(`staff_outcome.${value}`) }))}
      />
      {outcome === 'temporary_ban' && (
        <TextField
          label={t('staff_reports.days')}
          hint={t('staff_reports.days_hint')}
          name="days"
          type="number"
          inputMode="numeric"
          min={BAN_DAYS.min}
          max={BAN_DAYS.max}
          defaultValue="7"
          className={style.days}
          error={errorOf('days')}
        />
      )}
      {outcome === 'content_removed' && (
        <RemovedContent report={report} error={errorOf('subject') ?? errorOf('photos')} />
      )}
      {outcome !== 'no_action' && (
        <SelectField
          label={t('staff_reports.rule')}
          name="rule"
          none={t('staff_reports.rule_none')}
          error={errorOf('rule')}
          options={houseRules.map(value => ({ value, name: t(`staff_rule.${value}`) }))}
        />
      )}
      <TextAreaField
        label={t('staff_reports.why')}
        hint={t('staff_reports.why_hint')}
        name="reason"
        rows={4}
        error={errorOf('reason')}
      />
      {outcome === 'permanent_ban' && report.reported.name !== null && (
        <WordField word={report.reported.name} refused={errors.word !== undefined} />
      )}
      <ErrorText error={error} />
      <SubmitButton small look={isBan(outcome) ? 'danger' : 'primary'} busy={isPending}>
        {t('staff_reports.submit')}
      </SubmitButton>
    </form>
  );
}

/** A member who has left can get no measure, and what is not shown cannot be removed. */
const offered = ({ reported, removable, subject }: ReportDetails): readonly ReportOutcome[] =>
  reportOutcomes.filter(outcome => {
    if (outcome === 'no_action') return true;
    if (reported.profile === null) return subject === 'page' && outcome === 'content_removed';
    const removes = removable.about_me || removable.subject || removable.photos.length > 0;
    return outcome !== 'content_removed' || removes;
  });

function RemovedContent({ report, error }: { report: ReportDetails; error: string | null }) {
  const t = useStaffText();
  const { about_me: aboutMe, photos, subject } = report.removable;
  if (report.reported.profile === null) return <p className="quiet">{t('staff_reports.removes_page')}</p>;
  return (
    <>
      {subject && (
        <CheckboxField
          label={`${t('staff_reports.remove_subject')} (${t(`staff_subject.${report.subject}`)})`}
          name="subject"
          value="1"
          defaultChecked
        />
      )}
      {aboutMe && <CheckboxField label={t('staff_reports.remove_text')} name="about_me" value="1" />}
      {photos.length > 0 && (
        <CheckboxField
          label={t('staff_reports.remove_photos', { count: photos.length })}
          name="photos"
          value="1"
        />
      )}
      {error && (
        <p role="alert" className="danger">
          {error}
        </p>
      )}
    </>
  );
}

function useDecision(report: ReportDetails) {
  const t = useStaffText();
  const navigate = useNavigate();
  const { form, errors, errorOf, accepts, showRefusal } = useFieldErrors();
  const handlers = {
    ...(report.private_of !== null && { member: report.private_of }),
    onSuccess: () => {
      toast(t('staff_reports.done'), 'good');
      void navigate('/backoffice/reports');
    },
    onError: showRefusal,
  };
  const decide = useStaffCall(decideReport, handlers);
  const ban = useStaffCall(banReported, handlers);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (decide.isPending || ban.isPending) return;
    const values = new FormData(event.currentTarget);
    const outcome = String(values.get('outcome')) as ReportOutcome;
    if (isBan(outcome)) {
      const body = banOf(report, values, outcome);
      const refused = wordErrors(values, outcome === 'permanent_ban' ? report.reported.name : null);
      if (await accepts(banReported, body, refused)) ban.mutate(body);
    } else {
      const body = decisionOf(report, values, outcome);
      if (await accepts(decideReport, body)) decide.mutate(body);
    }
  };
  const isPending = decide.isPending || ban.isPending;
  return { form, errors, errorOf, submit, isPending, error: generalError(decide.error ?? ban.error) };
}

/** Empty if none is chosen, which the schema of the call refuses. */
const ruleIn = (values: FormData) => String(values.get('rule') ?? '') as HouseRule;

const banOf = (
  { id }: ReportDetails,
  values: FormData,
  outcome: ReportOutcome,
): BodyIn<typeof banReported> => ({
  id,
  rule: ruleIn(values),
  reason: String(values.get('reason') ?? ''),
  days: outcome === 'permanent_ban' ? null : Number(values.get('days')),
});

const decisionOf = (
  { id, removable }: ReportDetails,
  values: FormData,
  outcome: ReportOutcome,
): BodyIn<typeof decideReport> => ({
  id,
  outcome: outcome as 'no_action' | 'content_removed' | 'warning',
  ...(outcome !== 'no_action' && { rule: ruleIn(values) }),
  reason: String(values.get('reason') ?? ''),
  ...(values.get('about_me') !== null && { about_me: true }),
  ...(values.get('subject') !== null && { subject: true }),
  ...(values.get('photos') !== null && { photos: removable.photos }),
});
