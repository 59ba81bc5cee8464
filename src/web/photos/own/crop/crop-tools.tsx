import { useId } from 'react';
import { useAccountText } from '#i18n/react';
import { IconButton } from '../../../ui/button.tsx';
import { ChipChoice, Chips } from '../../../ui/chip.tsx';
import { TurnLeftIcon, TurnRightIcon } from '../../../ui/icons.ts';
import { Slider } from '../../../ui/slider.tsx';
import style from './crop-dialog.module.css';
import { ASPECT_RATIOS, type Rotation, rotateBy, UPRIGHT } from './crop-shape.ts';

type CropToolsProps = {
  shape: number;
  zoom: number;
  maxZoom: number;
  rotation: Rotation;
  /** The aspect ratio of the whole rotated picture. */
  whole: number;
  onShape: (shape: number) => void;
  onZoom: (zoom: number) => void;
  onTurn: (rotation: Rotation) => void;
};

/** @spec D2.18 */
export function CropTools({
  shape,
  zoom,
  maxZoom,
  rotation,
  whole,
  onShape,
  onZoom,
  onTurn,
}: CropToolsProps) {
  const t = useAccountText();
  const id = useId();
  const isUpright = Math.abs(shape - UPRIGHT) < ASPECT_RATIOS.step / 2;
  return (
    <div className={style.tools}>
      <div className={style.row}>
        <Chips>
          <ChipChoice type="radio" name={id} checked={isUpright} onChange={() => onShape(UPRIGHT)}>
            4:5
          </ChipChoice>
          <ChipChoice type="radio" name={id} checked={!isUpright} onChange={() => onShape(whole)}>
            {t('own_photo.shape_free')}
          </ChipChoice>
        </Chips>
        <span className={style.turns}>
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
    </div>
  );
}
