import type { mailedLinkPurposes } from '#contract/export';
import { auditSubject } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/transact.ts';
import { deviceOf } from '../sessions/device.ts';
import { type AccountData, selectAccountData } from './account-data-queries.ts';
import { collapsibleList, type ExportBlock, type ExportContext } from './section.ts';

/**
 * Mailed links are listed without their tokens, which would give access to the account.
 * @spec D5.7
 */
export async function exportAccount({ db }: Tx, context: ExportContext): Promise<void> {
  const { accountId } = context.member;
  const subject = auditSubject(context.app.config.secret, accountId);
  const data = await selectAccountData(db, accountId, subject);
  context.addSection({
    name: 'account',
    title: context.t('export_page.account'),
    data: () => ({ ...data.account, ...data, account: undefined }),
    blocks: () => accountBlocks(data, context),
  });
}

function accountBlocks(data: AccountData, context: ExportContext): ExportBlock[] {
  const { t, formatTime } = context;
  const { logins, browsers, passkeys, links, invitations, letters, freezes } = data;
  return [
    { kind: 'details', details: accountDetails(data, context) },
    ...collapsibleList(t('export_page.sessions'), logins, login => ({
      text: deviceName(login.user_agent) || t('export_page.unknown_device'),
      aside: t('export_page.login_times', {
        from: formatTime(login.created_at),
        last: formatTime(login.used_at),
      }),
    })),
    ...collapsibleList(t('export_page.browsers'), browsers, browser => ({
      text: t('export_page.browser'),
      aside: formatTime(browser.created_at),
    })),
    ...collapsibleList(t('export_page.passkeys'), passkeys, passkey => ({
      text: passkey.name,
      aside: formatTime(passkey.created_at),
    })),
    ...collapsibleList(t('export_page.links'), links, link => ({
      text: t(`export_link.${link.purpose as (typeof mailedLinkPurposes)[number]}`),
      aside: formatTime(link.created_at),
    })),
    ...collapsibleList(t('export_page.invitations'), invitations, invitation => ({
      text: t('export_page.invitation', { used: invitation.used ? 'yes' : 'no' }),
      aside: formatTime(invitation.created_at),
    })),
    ...collapsibleList(t('export_page.freezes'), freezes, ({ from, until, explanation }) => ({
      text: explanation ?? t('export_page.freeze'),
      aside: until
        ? t('export_page.freeze_times', { from: formatTime(from), until: formatTime(until) })
        : t('export_page.freeze_since', { from: formatTime(from) }),
    })),
    ...collapsibleList(t('export_page.emails'), letters, email => ({
      text: email.subject,
      aside: formatTime(email.created_at),
    })),
  ];
}

function accountDetails(data: AccountData, { t, formatTime, language }: ExportContext) {
  const { account, email_change: change } = data;
  const { premium_since: premium, confirmed_at: confirmed, terms_accepted_at: terms } = account;
  const { came_by: came } = data;
  const referral =
    came &&
    [came.partner, came.network, came.ref, came.sub1, came.sub2, came.sub3]
      .concat(came.lander, came.campaign, came.variant)
      .filter(Boolean);
  const details: (readonly [string, string])[] = [
    [t('export_page.email'), account.email],
    [t('export_page.language'), languageName(account.language, language)],
    [t('export_page.signed_up'), formatTime(account.signed_up_at)],
  ];
  if (terms) details.push([t('export_page.terms'), formatTime(terms)]);
  if (confirmed) details.push([t('export_page.confirmed'), formatTime(confirmed)]);
  if (premium) details.push([t('export_page.premium'), formatTime(premium)]);
  if (referral && referral.length > 0) details.push([t('export_page.came_by'), referral.join(', ')]);
  if (change) details.push([t('export_page.email_change'), change.email]);
  return details;
}

function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}

const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
