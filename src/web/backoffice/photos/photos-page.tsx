import { useNavigate, useSearchParams } from 'react-router';
import { useStaffText } from '#i18n/react';
import { useKeys } from '../keyboard/use-keys.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { OfficePage } from '../ui/office-page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { PhotoQueuePanel } from './photo-queue-panel.tsx';
import { SelfieQueuePanel } from './selfie-queue-panel.tsx';

const queries = () => [];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * What waits to be seen: new photos, and selfies to compare. Each decision brings the next.
 * @spec D5.10 D2.18 D5.9
 */
export default function PhotosPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const queue = params.get('queue') === 'selfies' ? 'selfies' : '';
  const other = queue === '' ? 'selfies' : '';
  const navigate = useNavigate();
  useKeys([
    {
      keys: 's',
      text: other === '' ? t('staff_photos.photos') : t('staff_photos.selfies'),
      run: () => void navigate(other === '' ? '?' : `?queue=${other}`, { replace: true }),
    },
  ]);
  const tabs = [
    { value: '', name: t('staff_photos.photos') },
    { value: 'selfies', name: t('staff_photos.selfies') },
  ];
  return (
    <OfficePage title={t('staff_nav.photos')}>
      <Tabs label={t('staff_photos.queues')} parameter="queue" tabs={tabs} open={queue} />
      {queue === '' ? <PhotoQueuePanel /> : <SelfieQueuePanel />}
    </OfficePage>
  );
}
