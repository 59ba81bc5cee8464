import { useQuery } from '@tanstack/react-query';
import { getStaffFactors } from '#contract/staff-passkeys';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { useStaffSession } from '../session/staff-session.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { AuthenticatorItem } from './authenticator-item.tsx';
import { LanguageField } from './language-field.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { AddPasskey } from './proof-dialogs.tsx';

const queries = () => [query(getStaffFactors)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The person's own login: roles, session and second factors.
 * @spec D5.8 D5.10
 */
export default function AccountPage() {
  const t = useStaffText();
  const staff = useStaffSession();
  const { data } = useQuery(query(getStaffFactors));
  if (!staff || !data) return null;
  const isLast = Number(data.authenticator) + data.passkeys.length === 1;
  return (
    <OfficePage title={t('staff_account.title')} narrow>
      <DetailsList
        details={[
          { name: t('staff_people.name'), value: staff.name },
          { name: t('staff_people.email'), value: staff.email },
          {
            name: t('staff_people.roles'),
            value: staff.roles.map(role => t(`staff_role.${role}`)).join(', '),
          },
          { name: t('staff_account.session_until'), value: <When at={staff.expires_at} /> },
        ]}
      />
      <LanguageField language={staff.language} />
      <section className="stack one-column gap-1">
        <h2>{t('staff_account.factors')}</h2>
        <p className="quiet">{t('staff_account.factors_text')}</p>
        <ul className="lines-between">
          <AuthenticatorItem isSetUp={data.authenticator} isLast={isLast} />
          {data.passkeys.map(passkey => (
            <PasskeyItem key={passkey.id} passkey={passkey} isLast={isLast} />
          ))}
        </ul>
        <AddPasskey />
      </section>
    </OfficePage>
  );
}
