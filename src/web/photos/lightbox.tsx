import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import YetAnotherLightbox, {
  type ContainerRect,
  IconButton,
  type SlideImage,
} from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Photo as MemberPhoto } from '#contract/photos';
import { useMembersText } from '#i18n/react';
import { openReportDialog } from '../profiles/report-store.ts';
import { usePhotoPicture } from '../site/use-picture.ts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  FlagIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../ui/icons.ts';
import { PhotoImage } from '../ui/photo-image.tsx';
import type { GalleryProps } from './gallery.tsx';
import style from './lightbox.module.css';
import { LockedPhotoText } from './locked-photo-text.tsx';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';

type LightboxProps = Omit<GalleryProps, 'children'> & {
  start: number;
  onView: (index: number) => void;
  onClose: () => void;
  /** Default: a photo of the profile or album. */
  reportedAs?: 'photo' | 'chat_photo';
};

type PhotoSlide = SlideImage & { photo: MemberPhoto };

/** @spec 2.9 */
export default function Lightbox(props: LightboxProps) {
  const { name, photos, start, unlock, onBroken, onView, onClose, reportedAs = 'photo' } = props;
  const t = useMembersText();
  const [index, setIndex] = useState(start);
  // When `slides` changes, the lightbox jumps to `index`, so `index` follows the viewed photo.
  const slides = useMemo(() => photos.map(slideOf), [photos]);
  const total = photos.length;
  const view = (viewed: number) => {
    setIndex(viewed);
    onView(viewed);
  };
  const shown = photos[index];
  const report = props.reportable && shown && !shown.locked && <ReportPhoto {...props} id={shown.id} />;
  const alone = total === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {};
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={total === 1 ? [Zoom] : [Zoom, Counter]}
      className={style.lightbox}
      carousel={{ finite: true, padding: 0, spacing: 0, preload: 1 }}
      toolbar={{ buttons: [report || null, 'close'] }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      animation={{ fade: 200, swipe: 240 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      on={{ view: event => view(event.index) }}
      labels={{
        Lightbox: t('member.photo', { name }),
        'Photo gallery': t('profile.photos'),
        Carousel: t('photo.gallery'),
        Slide: t('photo.slide'),
        '{index} of {total}': t('photo.count', { index: '{index}', total: '{total}' }),
        Previous: t('photo.previous'),
        Next: t('photo.next'),
        Close: t('action.close'),
        Report: t(`report_action.${reportedAs}`, { name }),
        'Zoom in': t('photo.zoom_in'),
        'Zoom out': t('photo.zoom_out'),
      }}
      render={{
        ...alone,
        iconPrev: () => <ChevronLeftIcon />,
        iconNext: () => <ChevronRightIcon />,
        iconClose: () => <CloseIcon />,
        iconZoomIn: () => <ZoomInIcon />,
        iconZoomOut: () => <ZoomOutIcon />,
        slide: ({ slide, rect, offset, zoom = 1 }) => (
          <Slide
            {...{ name, unlock, onBroken, rect, zoom }}
            photo={(slide as PhotoSlide).photo}
            isCurrent={offset === 0}
          />
        ),
      }}
    />
  );
}

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Report?: string;
  }
}

/** The dialog opens after the photo has closed, because it would lie below. */
function ReportPhoto({
  id,
  reportable,
  name,
  reportedAs = 'photo',
  onClose,
}: LightboxProps & { id: string }) {
  const report = () => {
    onClose();
    const kind = reportedAs === 'photo' ? ('photo' as const) : ('message' as const);
    if (reportable) openReportDialog({ id: reportable, name, subject: { kind, id, name: reportedAs } });
  };
  return <IconButton label="Report" icon={ReportIcon} onClick={report} />;
}

const ReportIcon = () => <FlagIcon size={26} />;

const slideOf = (photo: MemberPhoto): PhotoSlide => ({
  src: photo.id,
  photo,
  width: photo.width,
  height: photo.height,
});

type SlideProps = Pick<LightboxProps, 'name' | 'unlock' | 'onBroken'> & {
  photo: MemberPhoto;
  rect: ContainerRect;
  zoom: number;
  isCurrent: boolean;
};

function Slide({ name, photo, unlock, onBroken, rect, zoom, isCurrent }: SlideProps) {
  const t = useMembersText();
  const pictureOf = usePhotoPicture();
  const { locked } = photo;
  const width = displayedWidth(rect, photo);
  const picture = (
    <PhotoImage
      {...pictureOf(photo)}
      sizes={`${Math.round(width * zoom)}px`}
      ratio={`${photo.width} / ${photo.height}`}
      alt={locked ? t('photo.locked') : t('member.photo', { name })}
      eager={isCurrent}
      onBroken={onBroken}
      locked={locked && <LockedPhotoText {...unlock} />}
      className={style.photo}
    />
  );
  return (
    <span className={`block rigid ${style.slide}`} style={{ inlineSize: width }}>
      {locked ? (
        <Link to={unlock.to} className="block no-underline">
          {picture}
        </Link>
      ) : (
        picture
      )}
    </span>
  );
}

type Size = { width: number; height: number };

/** Enlarges only locked photos beyond their size, because they are blurred anyway. */
export function displayedWidth(viewport: Size, photo: Size & { locked: boolean }): number {
  const fitting = Math.min(viewport.width, (viewport.height * photo.width) / photo.height);
  return Math.round(photo.locked ? fitting : Math.min(fitting, photo.width));
}
