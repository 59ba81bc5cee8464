import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { logOutStaff, type StaffSession } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { useSettings } from '../../site/settings-query.ts';
import { IconButton } from '../../ui/button.tsx';
import { InfoIcon, LogoutIcon, MenuIcon } from '../../ui/icons.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { ACCOUNT_PATH, LOGIN_PATH } from '../session/staff-paths.ts';
import { leave } from '../session/watch-session.ts';
import style from './office-menu.module.css';
import type { OfficeSection } from './sections.ts';

type MenuProps = { sections: readonly OfficeSection[]; staff: StaffSession | null; onKeys: () => void };

/**
 * The menu beside the page, on screens that are wide enough.
 * @spec D5.10
 */
export function Rail({ sections, staff, onKeys }: MenuProps) {
  return (
    <header className={`column gap-2 sticky only-wide ${style.rail}`}>
      <SiteName />
      <SectionLinks sections={sections} />
      <div className="stack gap-1 line-above pad-block-1">
        <Person staff={staff} />
        <Tools onKeys={onKeys} />
      </div>
    </header>
  );
}

/** The bar of a phone, whose button opens the same menu. */
export function PhoneBar({ sections, staff, onKeys }: MenuProps) {
  const t = useStaffText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className={`row gap-1 line-below only-narrow ${style.bar}`}>
      <IconButton label={t('staff_nav.menu')} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <MenuIcon size={22} />
      </IconButton>
      <SiteName />
      <Modal open={isOpen} onClose={close} title={t('staff_nav.menu')}>
        <SectionLinks sections={sections} onChoose={close} />
        <div className="stack gap-1 line-above pad-block-1">
          <Person staff={staff} onOpen={close} />
          <Tools
            onKeys={() => {
              close();
              onKeys();
            }}
          />
        </div>
      </Modal>
    </header>
  );
}

function SiteName() {
  const t = useStaffText();
  const { name } = useSettings();
  return (
    <p className={`row gap-1 leading-1-2 ${style.name}`}>
      <LogoMark size={24} />
      <span className={`may-shrink ${style.site}`}>
        <strong className="heading-font">{name}</strong>{' '}
        <span className="quiet">{t('staff_nav.office')}</span>
      </span>
    </p>
  );
}

function SectionLinks(props: { sections: readonly OfficeSection[]; onChoose?: () => void }) {
  const t = useStaffText();
  return (
    <nav aria-label={t('staff_nav.sections')} className="grow">
      <ul className={`stack ${style.links}`}>
        {props.sections.map(({ path, label, key, Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/backoffice'}
              onClick={props.onChoose}
              className={`row gap-s target ink no-underline radius-m ${style.link}`}
            >
              <Icon size={20} className="rigid quiet" />
              <span className="grow">{t(label)}</span>
              <span aria-hidden="true" className={`quiet only-wide ${style.key}`}>
                {key}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Person = ({ staff, onOpen }: Pick<MenuProps, 'staff'> & { onOpen?: () => void }) => {
  const t = useStaffText();
  if (!staff) return null;
  return (
    <p className="leading-tight">
      <Link to={ACCOUNT_PATH} onClick={onOpen} className="inherit-colour weight-600">
        {staff.name}
        <span className="unseen">: {t('staff_account.title')}</span>
      </Link>
      <br />
      <span className="quiet text-s">{staff.roles.map(role => t(`staff_role.${role}`)).join(', ')}</span>
    </p>
  );
};

function Tools({ onKeys }: Pick<MenuProps, 'onKeys'>) {
  const t = useStaffText();
  const { mutate, isPending } = useCall(logOutStaff, {
    onSuccess: () => leave(LOGIN_PATH),
    onError: useFailureToast(),
  });
  return (
    <div className={`row gap-half ${style.tools}`}>
      <ThemeSwitch />
      <IconButton label={t('staff_keys.title')} onClick={onKeys}>
        <InfoIcon size={22} />
      </IconButton>
      <IconButton label={t('nav.logout')} aria-busy={isPending || undefined} onClick={() => mutate({})}>
        <LogoutIcon size={22} />
      </IconButton>
    </div>
  );
}
