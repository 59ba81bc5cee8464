import type { Output } from '#contract/call';
import { addMemberNote, deleteMemberNote, type getStaffMemberData } from '#contract/staff-members';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { When } from '../ui/when.tsx';

type Note = Output<typeof getStaffMemberData>['notes'][number];

/**
 * What staff noted about a member, for each other. The member finds it in the export.
 * @spec D5.10 D5.7
 */
export function MemberNotes({ id, notes }: { id: string; notes: readonly Note[] }) {
  const t = useStaffText();
  const staff = useStaffSession();
  const mayAct = mayUse(staff, 'member_acts');
  return (
    <section className="stack gap-1">
      <h2 className="heading-s">{t('staff_member.notes')}</h2>
      <ul className="stack gap-1">
        {notes.map(note => (
          <li key={note.id} className="stack gap-half line-below">
            <p>{note.text}</p>
            <p className="row wrap gap-1 quiet text-s">
              {note.by} <When at={note.created_at} />
              {mayAct && <DeleteNote id={id} note={note} />}
            </p>
          </li>
        ))}
      </ul>
      {mayAct && <NoteForm id={id} />}
    </section>
  );
}

function DeleteNote({ id, note }: { id: string; note: Note }) {
  const t = useStaffText();
  const { mutate, isPending } = useStaffCall(deleteMemberNote);
  return (
    <Button look="words" small busy={isPending} onClick={() => mutate({ member: id, note: note.id })}>
      {t('staff_member.delete_note')}
    </Button>
  );
}

function NoteForm({ id }: { id: string }) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: addMemberNote,
    bodyOf: ({ text = '' }) => ({ member: id, text }),
    onDone: () => {
      bind.ref.current?.reset();
      toast(t('staff_member.note_added'), 'good');
    },
  });
  return (
    <form {...bind} className="stack gap-1 narrow">
      <TextAreaField
        label={t('staff_member.new_note')}
        hint={t('staff_member.note_hint')}
        name="text"
        maxLength={2_000}
        required
        error={errorOf('text')}
      />
      <ErrorText error={error} />
      <SubmitButton look="plain" small busy={isPending}>
        {t('staff_member.add_note')}
      </SubmitButton>
    </form>
  );
}
