import { useState } from 'react';
import { ISSUED_INVITATIONS_MAX, issueSiteInvitations } from '#contract/staff-partners';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { ShownOnce } from './shown-once.tsx';

const SHOWN_ROWS = 10;

/**
 * Makes invitations of the site, and shows their links once.
 * @spec D5.10 6.1
 */
export function IssueDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useStaffText();
  const [links, setLinks] = useState<string[] | null>(null);
  const close = () => {
    setLinks(null);
    onClose();
  };
  return (
    <Modal open={open} onClose={close} title={t('staff_invitations.issue_title')}>
      {links ? (
        <ShownOnce
          label={t('staff_invitations.links')}
          hint={t('staff_invitations.links_once')}
          value={links.join('\n')}
          rows={Math.min(links.length * 2, SHOWN_ROWS)}
          onDone={close}
        />
      ) : (
        <IssueForm onIssued={setLinks} onClose={close} />
      )}
    </Modal>
  );
}

type IssueFormProps = { onIssued: (links: string[]) => void; onClose: () => void };

function IssueForm({ onIssued, onClose }: IssueFormProps) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: issueSiteInvitations,
    around: sendWithQuestions,
    bodyOf: ({ count = '' }) => ({ count: Number(count) }),
    wrong: { count: t('staff_invitations.count_wrong', { max: ISSUED_INVITATIONS_MAX }) },
    onDone: ({ links }) => onIssued(links),
  });
  return (
    <form {...bind} className="stack gap-2">
      <TextField
        label={t('staff_invitations.count')}
        name="count"
        type="number"
        min={1}
        max={ISSUED_INVITATIONS_MAX}
        defaultValue={1}
        required
        error={errorOf('count')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_invitations.issue')}
      </FormButtons>
    </form>
  );
}
