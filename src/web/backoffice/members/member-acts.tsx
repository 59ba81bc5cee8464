import { useState } from 'react';
import { liftBan } from '#contract/staff-bans';
import {
  confirmMemberEmail,
  deleteMember,
  endMemberSessions,
  freezeMember,
  type MemberAct,
  unfreezeMember,
} from '#contract/staff-members';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { BanDialog } from '../bans/ban-dialog.tsx';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { ShownMember } from './member-shown.tsx';

type ActCall =
  | typeof freezeMember
  | typeof unfreezeMember
  | typeof endMemberSessions
  | typeof confirmMemberEmail
  | typeof liftBan
  | typeof deleteMember;

/** A ban has a form of its own. */
type DialogAct = Exclude<MemberAct, 'ban'>;

const calls = {
  freeze: freezeMember,
  unfreeze: unfreezeMember,
  end_sessions: endMemberSessions,
  confirm: confirmMemberEmail,
  lift_ban: liftBan,
  delete: deleteMember,
} as const satisfies Record<DialogAct, ActCall>;

/**
 * What the person may do with the account, each with a reason.
 * @spec D5.10
 */
export function MemberActs({ member }: { member: ShownMember }) {
  const t = useStaffText();
  const staff = useStaffSession();
  const [act, setAct] = useState<MemberAct | null>(null);
  const acts = actsOn(member, {
    acts: mayUse(staff, 'member_acts'),
    bans: mayUse(staff, 'bans'),
    deletes: mayUse(staff, 'member_deletion'),
  });
  return (
    <>
      {acts.map(one => (
        <Button key={keyOf(one)} look="plain" small onClick={() => setAct(one)}>
          {t(`staff_act.${one}`)}
        </Button>
      ))}
      {act === 'ban' && <BanDialog member={member} onClose={() => setAct(null)} />}
      {act && act !== 'ban' && <ActDialog act={act} member={member} onClose={() => setAct(null)} />}
    </>
  );
}

/** An act and its end share a button, which so keeps the focus. */
const keyOf = (act: MemberAct): MemberAct =>
  act === 'unfreeze' ? 'freeze' : act === 'lift_ban' ? 'ban' : act;

function actsOn(
  { frozen, status, ban }: ShownMember,
  may: { acts: boolean; bans: boolean; deletes: boolean },
): MemberAct[] {
  const isHere = status === 'active' || status === 'not_confirmed';
  const list: (MemberAct | false)[] = [
    may.acts && (frozen ? 'unfreeze' : isHere && 'freeze'),
    may.acts && 'end_sessions',
    may.acts && status === 'not_confirmed' && 'confirm',
    may.bans && (ban ? 'lift_ban' : isHere && 'ban'),
    may.deletes && isHere && 'delete',
  ];
  return list.filter(one => one !== false);
}

type ActDialogProps = { act: DialogAct; member: ShownMember; onClose: () => void };

function ActDialog({ act, member, onClose }: ActDialogProps) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall<ActCall>(calls[act], {
    done: t(`staff_act_done.${act}`),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t(`staff_act_title.${act}`, { name: member.name })}
      action={t(`staff_act.${act}`)}
      asksReason
      {...(act === 'delete' && { word: member.name })}
      {...dialog}
      {...(act === 'freeze' && {
        explanation: { label: t('staff_member.explanation'), hint: t('staff_member.explanation_hint') },
      })}
      onConfirm={(reason, explanation) =>
        mutate({ member: member.id, reason, ...(act === 'freeze' && explanation && { explanation }) })
      }
    >
      <p>{t(`staff_act_text.${act}`)}</p>
    </ConfirmDialog>
  );
}
