import { ActivationReminder } from '../accounts/activation-reminder.tsx';
import { useUser } from '../accounts/user-query.ts';
import style from './warnings.module.css';

/** The warnings area (section 2): what a member should know or do, each with its own way to be sent away. */
export function Warnings() {
  const user = useUser();
  if (!user) return null;
  return (
    <div className={style.area}>
      <ActivationReminder user={user} />
    </div>
  );
}
