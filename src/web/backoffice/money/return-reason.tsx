import { returnReasonCodes } from '#contract/staff-debits';
import { useStaffText } from '#i18n/react';

/** Why a bank returned a direct debit: in words, with the code that the bank gave. */
export function ReturnReason({ code }: { code: string }) {
  const t = useStaffText();
  const known = returnReasonCodes.find(name => name === code);
  if (!known) return <code>{code || '–'}</code>;
  return (
    <span>
      {t(`staff_return_reason.${known}`)} <code className="quiet text-s">{known}</code>
    </span>
  );
}
