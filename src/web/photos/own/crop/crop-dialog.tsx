import { useId, useState } from 'react';
import Cropper, { type MediaSize } from 'react-easy-crop';
import type { Photo } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { usePictureAddress } from '../../../site/settings-query.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ChipChoice, Chips } from '../../../ui/chip.tsx';
import { TurnLeftIcon, TurnRightIcon } from '../../../ui/icons.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { usePhotoChanges } from '../use-photo-changes.ts';
import style from './crop-dialog.module.css';
import {
  ASPECT_RATIOS,
  aspectRatioOf,
  type CropRectangle,
  cropRectangleOf,
  type Rotation,
  rotateBy,
  UPRIGHT,
} from './crop-shape.ts';
import 'react-easy-crop/react-easy-crop.css';

type CropDialogProps = { photo: Photo; edit: NonNullable<Photo['edit']>; onClose: () => void };

const MAX_ZOOM = 4;

/**
 * Always crops the original, so that cropped parts can be restored.
 * @spec D2.18
 */
export default function CropDialog({ photo, edit, onClose }: CropDialogProps) {
  const t = useAccountText();
  const addressOf = usePictureAddress();
  const { mutate, isPending } = usePhotoChanges(photo.id);
  const [size, setSize] = useState<MediaSize | null>(null);
  const [rotation, setRotation] = useState<Rotation>(edit.rotate);
  const [shape, setShape] = useState(UPRIGHT);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropRectangle | null>(null);
  const natural = size && { width: size.naturalWidth, height: size.naturalHeight };
  const loaded = (media: MediaSize) => {
    setSize(media);
    setShape(
      aspectRatioOf({ width: media.naturalWidth, height: media.naturalHeight }, edit.rotate, edit.crop),
    );
  };
  const rotateTo = (next: Rotation) => {
    setRotation(next);
    if (natural) setShape(aspectRatioOf(natural, next, null));
    setCrop({ x: 0, y: 0 });
    setZoom(1);
  };
  const save = () => {
    if (!area) return;
    mutate({ edit: { rotate: rotation, crop: cropRectangleOf(area) } }, { onSuccess: onClose });
  };
  return (
    <Modal open onClose={onClose} title={t('own_photo.crop')} shape="cover" locked={isPending}>
      <div className={`relative full-width clip radius-m ${style.stage}`}>
        <Cropper
          image={addressOf(edit.original_filename)}
          aspect={shape}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          maxZoom={MAX_ZOOM}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          onMediaLoaded={loaded}
          initialCroppedAreaPercentages={percentOf(edit.crop)}
          disableAutomaticStylesInjection
          mediaProps={{ alt: t('own_photo.original') }}
          cropperProps={
            { role: 'group', 'aria-label': t('own_photo.crop_area'), 'data-first': true } as object
          }
          classes={{ containerClassName: style.cropper ?? '', cropAreaClassName: style.area ?? '' }}
        />
      </div>
      <p className="quiet text-m">{t('own_photo.crop_hint')}</p>
      <CropTools
        {...{ shape, zoom, rotation }}
        maxZoom={MAX_ZOOM}
        isLoaded={natural !== null}
        whole={natural ? aspectRatioOf(natural, rotation, null) : UPRIGHT}
        onShape={setShape}
        onZoom={setZoom}
        onTurn={rotateTo}
      />
      <div className={`stack gap-1 ${style.end}`}>
        <Button look="plain" onClick={onClose} disabled={isPending}>
          {t('action.cancel')}
        </Button>
        <Button onClick={save} busy={isPending} disabled={!area}>
          {t('action.save')}
        </Button>
      </div>
    </Modal>
  );
}

const percentOf = (area: CropRectangle | null): CropRectangle | undefined =>
  area ? { x: area.x * 100, y: area.y * 100, width: area.width * 100, height: area.height * 100 } : undefined;

type CropToolsProps = {
  shape: number;
  zoom: number;
  maxZoom: number;
  rotation: Rotation;
  isLoaded: boolean;
  /** The aspect ratio of the whole rotated picture. */
  whole: number;
  onShape: (shape: number) => void;
  onZoom: (zoom: number) => void;
  onTurn: (rotation: Rotation) => void;
};

/** @spec D2.18 */
function CropTools({
  shape,
  zoom,
  maxZoom,
  rotation,
  isLoaded,
  whole,
  onShape,
  onZoom,
  onTurn,
}: CropToolsProps) {
  const t = useAccountText();
  const id = useId();
  const isUpright = Math.abs(shape - UPRIGHT) < ASPECT_RATIOS.step / 2;
  return (
    // The photo's size decides about the crop area.
    <fieldset disabled={!isLoaded} className="stack gap-2">
      <div className="row wrap gap-1 justify-between">
        <Chips>
          <ChipChoice type="radio" name={id} checked={isUpright} onChange={() => onShape(UPRIGHT)}>
            4:5
          </ChipChoice>
          <ChipChoice type="radio" name={id} checked={!isUpright} onChange={() => onShape(whole)}>
            {t('own_photo.shape_free')}
          </ChipChoice>
        </Chips>
        <span className="flex">
          <IconButton label={t('own_photo.turn_left')} onClick={() => onTurn(rotateBy(rotation, -1))}>
            <TurnLeftIcon />
          </IconButton>
          <IconButton label={t('own_photo.turn_right')} onClick={() => onTurn(rotateBy(rotation, 1))}>
            <TurnRightIcon />
          </IconButton>
        </span>
      </div>
      {!isUpright && (
        <Slider label={t('own_photo.shape')} {...ASPECT_RATIOS} value={shape} onChange={onShape} />
      )}
      <Slider label={t('own_photo.zoom')} min={1} max={maxZoom} step={0.05} value={zoom} onChange={onZoom} />
    </fieldset>
  );
}
