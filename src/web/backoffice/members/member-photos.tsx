import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PHOTO_RULES, type PhotoRule } from '#contract/photos';
import { decidePhoto, getMemberPhotos, type MemberPhoto } from '#contract/staff-photos';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { PhotoImage } from '../../ui/photo-image.tsx';
import { toast } from '../../ui/toast-store.ts';
import { privateQuery } from '../questions/staff-query.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { Refused } from './member-data.tsx';
import style from './member-photos.module.css';

/**
 * All photos of a member, which can be rejected, or approved after all, unless a decision about a report removed them.
 * @spec D5.10 D2.18 D5.5
 */
export function MemberPhotos({ id }: { id: string }) {
  const t = useStaffText();
  const { data, error, refetch } = useQuery(privateQuery(getMemberPhotos, { id }, id));
  if (error && !data) return <Refused text={shortFailureText(t, error)} onRetry={() => void refetch()} />;
  if (data?.photos.length === 0) return <p className="quiet">{t('staff_member.none')}</p>;
  return (
    <ul className={style.photos}>
      {data?.photos.map(photo => (
        <li key={photo.id}>
          <ReviewedPhoto photo={photo} member={id} />
        </li>
      ))}
    </ul>
  );
}

function ReviewedPhoto({ photo, member }: { photo: MemberPhoto; member: string }) {
  const t = useStaffText();
  const cache = useQueryClient();
  const { mutate, isPending } = useStaffCall(decidePhoto, {
    onSuccess: () => {
      toast(t('staff_photos.decided'), 'good');
      void cache.invalidateQueries(privateQuery(getMemberPhotos, { id: member }, member));
    },
  });
  const { id, version, status, rule, is_main, visibility, removed_by: removal } = photo;
  return (
    <figure className="stack gap-1">
      <a href={`/media/${photo.filename}`} target="_blank" rel="noreferrer">
        <PhotoImage src={`/media/${photo.filename}`} alt={t('staff_photos.picture')} />
      </a>
      <figcaption className="row wrap gap-half">
        <Tag>{t(`staff_photo_status.${status}`)}</Tag>
        {is_main && <Tag>{t('staff_photos.main')}</Tag>}
        {visibility === 'private' && <Tag>{t('staff_photos.private')}</Tag>}
        {rule && <span className="quiet text-s">{t(`staff_photo_rule.${rule}`)}</span>}
      </figcaption>
      {removal && <RemovedByDecision report={removal.report} />}
      {status !== 'active' && !removal && (
        <Button look="plain" small busy={isPending} onClick={() => mutate({ id, version })}>
          {t('staff_photos.approve')}
        </Button>
      )}
      {status !== 'rejected' && (
        <SelectField
          label={t('staff_photos.reject')}
          none={t('staff_photos.choose_rule')}
          value=""
          options={PHOTO_RULES.map(value => ({ value, name: t(`staff_photo_rule.${value}`) }))}
          onChange={({ target }) => mutate({ id, version, rule: target.value as PhotoRule })}
        />
      )}
    </figure>
  );
}

function RemovedByDecision({ report }: { report: string | null }) {
  const t = useStaffText();
  const mayOpen = mayUse(useStaffSession(), 'reports');
  return (
    <p className="text-s">
      {t('staff_photos.removed')}{' '}
      {report !== null && mayOpen && (
        <Link to={`/backoffice/reports/${report}`}>{t('staff_photos.removed_report')}</Link>
      )}
    </p>
  );
}
