import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import type { Currency } from '#contract/countries';
import { disabledReasons } from '#contract/notifications';
import type { ReportReason } from '#contract/reports';
import { getStaffMemberData } from '#contract/staff-members';
import { calendarDay } from '#i18n/date-text';
import { shortFailureText } from '#i18n/error-text';
import { useMoneyText, useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuditAction } from '../audit/audit-action.tsx';
import { privateQuery } from '../questions/staff-query.ts';
import { DecisionHistory } from '../reports/decision-history.tsx';
import { DetailsList } from '../ui/details-list.tsx';
import { When } from '../ui/when.tsx';
import { MemberNotes } from './member-notes.tsx';

type Data = Output<typeof getStaffMemberData>;

/**
 * Private data of a member. Opening it asks for the reason first.
 * @spec D5.10 D5.7
 */
export function MemberData({ id }: { id: string }) {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(privateQuery(getStaffMemberData, { id }, id));
  if (error && !data) return <Refused text={shortFailureText(t, error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t('state.loading')}>
        <Skeleton height="12rem" />
      </Loading>
    );
  return (
    <div className="stack gap-3">
      <Account account={data.account} />
      <MemberNotes id={id} notes={data.notes} />
      <Reports reports={data.reports} />
      <DecisionHistory
        title={t('staff_member.decisions', { strikes: data.strikes })}
        decisions={data.decisions}
      />
      <Payments payments={data.payments} />
      <Sessions sessions={data.sessions} />
      <Emails emails={data.emails} />
      <History history={data.history} />
    </div>
  );
}

export function Refused({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useStaffText();
  return (
    <div role="alert" className="stack gap-2 justify-items-start pad-block-2">
      <p>{text}</p>
      <Button look="plain" small onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

const languageName = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;

function Account({ account }: Pick<Data, 'account'>) {
  const t = useStaffText();
  const locale = useLocale();
  const when = (at: string | null) => (at === null ? t('staff_member.no') : <When at={at} exact />);
  return (
    <DetailsList
      details={[
        { name: t('staff_member.email'), value: account.email },
        { name: t('staff_member.birth_date'), value: calendarDay(account.birth_date, locale) },
        { name: t('staff_member.language'), value: languageName(locale, account.language) },
        { name: t('staff_member.confirmed'), value: when(account.confirmed_at) },
        { name: t('staff_members.premium'), value: when(account.premium_since) },
        {
          name: t('staff_member.login'),
          value: t('staff_member.login_text', {
            password: account.has_password ? 'yes' : 'no',
            passkeys: account.passkeys,
          }),
        },
        account.notifications_disabled.length > 0 && {
          name: t('staff_member.notifications'),
          value: account.notifications_disabled
            .map(reason => {
              const known = disabledReasons.find(name => name === reason);
              return known ? t(`staff_stopped_reason.${known}`) : reason;
            })
            .join(', '),
        },
        { name: t('staff_member.blocks'), value: account.blocks_received },
        account.came_by.length > 0 && {
          name: t('staff_member.came_by'),
          value: account.came_by.join(', '),
        },
        { name: t('staff_member.account_id'), value: <code>{account.id}</code> },
      ]}
    />
  );
}

type Line = { key: string; at: string; text: ReactNode };

/** A list with the newest first, and times in front. */
function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const t = useStaffText();
  return (
    <section className="stack gap-1">
      <h2 className="heading-s">{title}</h2>
      {lines.length === 0 && <p className="quiet">{t('staff_member.none')}</p>}
      <ul className="stack gap-half">
        {lines.map(({ key, at, text }) => (
          <li key={key} className="row wrap gap-1 items-baseline line-below">
            <span className="quiet">
              <When at={at} exact />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reports({ reports }: Pick<Data, 'reports'>) {
  const t = useStaffText();
  const lines = reports.map(report => ({
    key: report.reference,
    at: report.created_at,
    text: t(`staff_report.${report.direction}`, {
      reason: t(`report_reason.${report.reason as ReportReason}`),
      reference: report.reference,
      closed: report.closed_at ? 'yes' : 'no',
    }),
  }));
  return <Lines title={t('staff_member.reports')} lines={lines} />;
}

function Payments({ payments }: Pick<Data, 'payments'>) {
  const t = useStaffText();
  const moneyText = useMoneyText();
  const lines = payments.map(({ id, created_at, amount, currency, credits, method, state }) => ({
    ...{ key: id, at: created_at },
    text: t('staff_member.payment', {
      ...{ amount: moneyText(amount, currency as Currency), credits },
      method: t(`staff_method.${method}`),
      state: t(`staff_payment_state.${state}`),
    }),
  }));
  return <Lines title={t('staff_member.payments')} lines={lines} />;
}

function Sessions({ sessions }: Pick<Data, 'sessions'>) {
  const t = useStaffText();
  const lines = sessions.map(({ begun, used, browser, system, country }) => ({
    ...{ key: `${begun} ${used}`, at: used },
    text: [browser ?? t('staff_member.unknown_browser'), system, country].filter(Boolean).join(', '),
  }));
  return <Lines title={t('staff_member.sessions')} lines={lines} />;
}

function Emails({ emails }: Pick<Data, 'emails'>) {
  const t = useStaffText();
  const lines = emails.map(({ subject, created_at, sent_at, failed }, index) => ({
    ...{ key: `${created_at} ${index}`, at: created_at },
    text: t('staff_member.email_line', { subject, state: failed ? 'failed' : sent_at ? 'sent' : 'waiting' }),
  }));
  return <Lines title={t('staff_member.emails')} lines={lines} />;
}

function History({ history }: Pick<Data, 'history'>) {
  const t = useStaffText();
  const lines = history.map(({ at, action, by, reason }, index) => ({
    ...{ key: `${at} ${index}`, at },
    text: (
      <>
        <AuditAction action={action} /> {by ?? t('staff_audit.command')}
        {reason && `: ${reason}`}
      </>
    ),
  }));
  return <Lines title={t('staff_member.history')} lines={lines} />;
}
