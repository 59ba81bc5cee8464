import type { User } from '#contract/accounts';
import { dropdownItem } from '../ui/dropdown.tsx';
import { LightDropdown } from '../ui/light-dropdown.tsx';
import { LightThemeMenuItem } from '../ui/light-page-theme-switch.tsx';
import { AccountMenuFrame, LogoutLabel } from './account-menu.tsx';

/**
 * The account menu of light pages, which works without script.
 * @spec 2.2 2.3
 */
export const LightAccountMenu = ({ user }: { user: User }) => (
  <AccountMenuFrame user={user} Menu={LightDropdown}>
    <LightThemeMenuItem />
    <form method="post" action="/logout">
      <button type="submit" className={dropdownItem}>
        <LogoutLabel />
      </button>
    </form>
  </AccountMenuFrame>
);
