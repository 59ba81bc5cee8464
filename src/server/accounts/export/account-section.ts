import type { mailedLinkPurposes } from '#contract/export';
import type { Tx } from '../../platform/transact.ts';
import { deviceOf } from '../logins/device.ts';
import { foldOf } from './blocks.ts';
import { type OwnData, selectOwnData } from './own-queries.ts';
import type { Block, ExportMoment } from './section.ts';

/** The account itself: what it is called by, its logins and devices, mailed links without what opens them, letters. */
export async function exportAccount({ db }: Tx, moment: ExportMoment): Promise<void> {
  const own = await selectOwnData(db, moment.member.accountId);
  moment.add({
    name: 'account',
    title: moment.t('export_page.account'),
    data: () => ({ ...own.account, ...own, account: undefined }),
    blocks: () => blocksOf(own, moment),
  });
}

function blocksOf(own: OwnData, moment: ExportMoment): Block[] {
  const { t, when } = moment;
  const { logins, browsers, passkeys, links, invitations, letters } = own;
  return [
    { is: 'facts', facts: factsOf(own, moment) },
    ...foldOf(t('export_page.logins'), logins, login => ({
      text: deviceName(login.user_agent) || t('export_page.unknown_device'),
      aside: t('export_page.login_times', { from: when(login.created_at), last: when(login.used_at) }),
    })),
    ...foldOf(t('export_page.browsers'), browsers, browser => ({
      text: t('export_page.browser'),
      aside: when(browser.created_at),
    })),
    ...foldOf(t('export_page.passkeys'), passkeys, passkey => ({
      text: passkey.name,
      aside: when(passkey.created_at),
    })),
    ...foldOf(t('export_page.links'), links, link => ({
      text: t(`export_link.${link.purpose as (typeof mailedLinkPurposes)[number]}`),
      aside: when(link.created_at),
    })),
    ...foldOf(t('export_page.invitations'), invitations, invitation => ({
      text: t('export_page.invitation', { used: invitation.used ? 'yes' : 'no' }),
      aside: when(invitation.created_at),
    })),
    ...foldOf(t('export_page.letters'), letters, letter => ({
      text: letter.subject,
      aside: when(letter.created_at),
    })),
  ];
}

function factsOf(own: OwnData, { t, when, language }: ExportMoment) {
  const { account, email_change: change } = own;
  const { premium_since: premium, confirmed_at: confirmed, terms_accepted_at: terms } = account;
  const came =
    own.came_by && [own.came_by.partner, ...Object.values(own.came_by).slice(0, 5)].filter(Boolean);
  const facts: (readonly [string, string])[] = [
    [t('export_page.email'), account.email],
    [t('export_page.language'), languageName(account.language, language)],
    [t('export_page.signed_up'), when(account.signed_up_at)],
  ];
  if (terms) facts.push([t('export_page.terms'), when(terms)]);
  if (confirmed) facts.push([t('export_page.confirmed'), when(confirmed)]);
  if (premium) facts.push([t('export_page.premium'), when(premium)]);
  if (came && came.length > 0) facts.push([t('export_page.came_by'), came.join(', ')]);
  if (change) facts.push([t('export_page.email_change'), change.email]);
  return facts;
}

function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}

const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
