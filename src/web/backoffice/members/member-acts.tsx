import { useState } from 'react';
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
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { ShownMember } from './member-shown.tsx';

type ActCall =
  | typeof freezeMember
  | typeof unfreezeMember
  | typeof endMemberSessions
  | typeof confirmMemberEmail
  | typeof deleteMember;

const calls = {
  freeze: freezeMember,
  unfreeze: unfreezeMember,
  end_sessions: endMemberSessions,
  confirm: confirmMemberEmail,
  delete: deleteMember,
} as const satisfies Record<MemberAct, ActCall>;

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
    deletes: mayUse(staff, 'member_deletion'),
  });
  return (
    <>
      {acts.map(one => (
        // Freezing and its end share a button, which so keeps the focus.
        <Button key={one === 'unfreeze' ? 'freeze' : one} look="plain" small onClick={() => setAct(one)}>
          {t(`staff_act.${one}`)}
        </Button>
      ))}
      {act && <ActDialog act={act} member={member} onClose={() => setAct(null)} />}
    </>
  );
}

function actsOn({ frozen, status }: ShownMember, may: { acts: boolean; deletes: boolean }): MemberAct[] {
  const isHere = status === 'active' || status === 'not_confirmed';
  const list: (MemberAct | false)[] = [
    may.acts && (frozen ? 'unfreeze' : isHere && 'freeze'),
    may.acts && 'end_sessions',
    may.acts && status === 'not_confirmed' && 'confirm',
    may.deletes && isHere && 'delete',
  ];
  return list.filter(one => one !== false);
}

type ActDialogProps = { act: MemberAct; member: ShownMember; onClose: () => void };

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
