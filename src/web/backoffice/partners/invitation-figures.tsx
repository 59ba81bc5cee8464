import type { Output } from '#contract/call';
import { invitationStates } from '#contract/invitations';
import type { getInvitationFigures } from '#contract/staff-partners';
import { useStaffText } from '#i18n/react';
import { Section } from '../../ui/section.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Figures } from '../ui/figures.tsx';
import { MemberName } from '../ui/member-name.tsx';

type InvitationFiguresProps = { figures: Output<typeof getInvitationFigures> };
type Inviter = InvitationFiguresProps['figures']['inviters'][number];

/**
 * How many invitations were made and used, and the members who invite most.
 * @spec D5.10 6.1
 */
export function InvitationFigures({ figures }: InvitationFiguresProps) {
  const t = useStaffText();
  const { limit, days, inviters } = figures;
  const columns: [Column<Inviter>, ...Column<Inviter>[]] = [
    {
      title: t('staff_invitations.inviter'),
      cell: ({ member, name }) => <MemberName profile={member} name={name} />,
    },
    { title: t('staff_invitations.made'), align: 'end', cell: ({ made }) => made },
    { title: t('staff_invitations.used_count'), align: 'end', cell: ({ used }) => used },
  ];
  return (
    <>
      <p className="quiet">{t('staff_invitations.about', { limit, days })}</p>
      <Figures
        figures={invitationStates.map(state => ({
          name: t(`staff_invitation_count.${state}`),
          count: figures[state],
        }))}
      />
      {inviters.length > 0 && (
        <Section
          title={t('staff_invitations.inviters')}
          headingClass="heading-s"
          className="stack one-column gap-1"
        >
          <DataTable
            caption={t('staff_invitations.inviters')}
            columns={columns}
            rows={inviters}
            keyOf={({ member }) => member}
            empty={null}
          />
        </Section>
      )}
    </>
  );
}
