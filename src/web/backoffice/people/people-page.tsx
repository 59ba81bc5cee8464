import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deactivateStaff, getStaffList, resetStaffFactors, type StaffEntry } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { useStaffSession } from '../session/staff-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';

const queries = () => [query(getStaffList)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

type Act = { kind: 'roles' | 'deactivate' | 'reset'; person: StaffEntry };

/**
 * Everybody with a login to the back office: invite, change roles, take the login away.
 * @spec D5.10
 */
export default function PeoplePage() {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(query(getStaffList));
  const [isInviting, setIsInviting] = useState(false);
  const [act, setAct] = useState<Act | null>(null);
  const columns = usePeopleColumns(setAct);
  return (
    <OfficePage
      title={t('staff_nav.staff')}
      aside={data?.people.length}
      actions={
        <Button small icon={<PlusIcon size={18} />} onClick={() => setIsInviting(true)}>
          {t('staff_people.invite')}
        </Button>
      }
    >
      <DataTable
        caption={t('staff_nav.staff')}
        columns={columns}
        rows={data?.people}
        keyOf={({ id }) => id}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={null}
      />
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
      <RolesDialog person={act?.kind === 'roles' ? act.person : null} onClose={() => setAct(null)} />
      <PersonActDialog
        call={deactivateStaff}
        texts={{
          title: name => t('staff_deactivate.title', { name }),
          text: t('staff_deactivate.text'),
          act: t('staff_deactivate.act'),
          done: () => t('staff_deactivate.done'),
        }}
        person={act?.kind === 'deactivate' ? act.person : null}
        onClose={() => setAct(null)}
      />
      <PersonActDialog
        call={resetStaffFactors}
        texts={{
          title: name => t('staff_reset.title', { name }),
          text: t('staff_reset.text'),
          act: t('staff_reset.act'),
          done: name => t('staff_reset.done', { name }),
        }}
        person={act?.kind === 'reset' ? act.person : null}
        onClose={() => setAct(null)}
      />
    </OfficePage>
  );
}

function usePeopleColumns(onAct: (act: Act) => void): [Column<StaffEntry>, ...Column<StaffEntry>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_people.name'), cell: ({ name }) => name },
    { title: t('staff_people.email'), cell: ({ email }) => <span className="break-anywhere">{email}</span> },
    {
      title: t('staff_people.roles'),
      cell: ({ roles }) => roles.map(role => t(`staff_role.${role}`)).join(', '),
    },
    { title: t('staff_people.state'), cell: person => <StateText {...person} /> },
    { title: t('staff_people.last_login'), cell: ({ last_login }) => last_login && <When at={last_login} /> },
    { title: t('staff_people.acts'), cell: person => <Acts person={person} onAct={onAct} /> },
  ];
}

function StateText({ state, has_second_factor: hasSecondFactor }: StaffEntry) {
  const t = useStaffText();
  const words = t(`staff_state.${state}`);
  if (state !== 'active' || hasSecondFactor) return words;
  return (
    <>
      {words} <span className="warning">{t('staff_people.no_factor')}</span>
    </>
  );
}

/** Nobody changes their own login, so that an admin always remains. */
function Acts({ person, onAct }: { person: StaffEntry; onAct: (act: Act) => void }) {
  const t = useStaffText();
  const staff = useStaffSession();
  if (person.id === staff?.id) return <span className="quiet">{t('staff_people.you')}</span>;
  if (person.state === 'deactivated') return null;
  return (
    <span className="row wrap gap-1">
      <Button look="plain" small onClick={() => onAct({ kind: 'roles', person })}>
        {t('staff_people.change_roles')}
        <span className="unseen">: {person.name}</span>
      </Button>
      {person.has_second_factor && (
        <Button look="plain" small onClick={() => onAct({ kind: 'reset', person })}>
          {t('staff_reset.act')}
          <span className="unseen">: {person.name}</span>
        </Button>
      )}
      <Button look="plain" small onClick={() => onAct({ kind: 'deactivate', person })}>
        {t('staff_deactivate.act')}
        <span className="unseen">: {person.name}</span>
      </Button>
    </span>
  );
}

type PersonActDialogProps = {
  call: typeof deactivateStaff | typeof resetStaffFactors;
  texts: { title: (name: string) => string; text: string; act: string; done: (name: string) => string };
  person: StaffEntry | null;
  onClose: () => void;
};

/** An act on another person's login, confirmed by typing their name. */
function PersonActDialog({ call, texts, person, onClose }: PersonActDialogProps) {
  const name = person?.name ?? '';
  const { mutate, dialog } = useConfirmedCall(call, { done: texts.done(name), onClose });
  return (
    <ConfirmDialog
      open={person !== null}
      title={texts.title(name)}
      action={texts.act}
      word={name}
      {...dialog}
      onConfirm={() => person && mutate({ id: person.id })}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
