import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getReportPicture } from '#contract/staff-reports';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { apiOf, callApi } from '../../data/api.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon, EyeOffIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import style from './reports.module.css';

export type ReportPictures = {
  report: string;
  /** Profile whose private data the report shows. */
  member: string | null;
  files: readonly { id: string; file_key: string }[];
};

type EvidencePictureProps = { pictures: ReportPictures; fileKey: string | null; label: string };

/**
 * A picture of the evidence, which nobody sees before they press: it may be hard to look at, and each look is recorded.
 * @spec D5.10 D2.27
 */
export function EvidencePicture({ pictures, fileKey, label }: EvidencePictureProps) {
  const t = useStaffText();
  const { address, isPending, open, close } = usePicture(pictures);
  const file = pictures.files.find(({ file_key }) => file_key === fileKey);
  if (!file) return <span className="quiet">{label}</span>;
  if (address !== null)
    return (
      <span className={`stack gap-half justify-items-start ${style.picture}`}>
        <img src={address} alt={label} />
        <Button look="plain" small icon={<EyeOffIcon size={18} />} onClick={close}>
          {t('staff_reports.hide_picture')}
        </Button>
      </span>
    );
  return (
    <span className={`stack gap-half place-center sunk radius-m ${style.hidden}`}>
      <CameraIcon size={22} />
      <span className="quiet text-s">{label}</span>
      <Button look="soft" small busy={isPending} onClick={() => void open(file.id)}>
        {t('staff_reports.show_picture')}
      </Button>
    </span>
  );
}

function usePicture({ report, member }: ReportPictures) {
  const t = useStaffText();
  const client = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const open = async (picture: string) => {
    setIsPending(true);
    try {
      const query = { id: report, picture };
      const { filename } = await sendWithQuestions(
        () => callApi(apiOf(client), getReportPicture, { query }),
        member ?? undefined,
      );
      setAddress(`/media/${filename}`);
    } catch (error) {
      toast(shortFailureText(t, error), 'error');
    } finally {
      setIsPending(false);
    }
  };
  return { address, isPending, open, close: () => setAddress(null) };
}
