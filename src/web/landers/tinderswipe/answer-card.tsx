import type { CSSProperties } from 'react';
import { EARLY_LIKES } from '#contract/constants';
import { useLanderText } from '#i18n/react';
import { CloseIcon, HeartFilledIcon } from '../../ui/icons.ts';
import { PhotoImage, type Picture } from '../../ui/photo-image.tsx';
import type { Face } from '../use-faces.ts';
import style from './answer-card.module.css';

/** In degrees: the cards lie as they fell. */
const TILTS = [-1.5, 4, -4.5, 3, -2.5, 5];

type AnswerCardProps = { face: Face; picture: Picture; index: number; total: number; form: string };

/**
 * A yes to a drawing has another field name, because nothing can be given for it.
 * @spec 2.1 4.7
 */
export function AnswerCard({ face, picture, index, total, form }: AnswerCardProps) {
  const t = useLanderText();
  const { id, alt, caption, city } = face;
  const place = t('lander_tinderswipe.card', { number: String(index + 1), total: String(total) });
  const name = id === null ? `drawing_${index}` : `${EARLY_LIKES.field}${id}`;
  const answer = { type: 'radio', name, form, className: `unseen ${style.answer}` } as const;
  const position = {
    '--tilt': `${TILTS[index % TILTS.length]}deg`,
    '--place': index,
    '--from-middle': index - (total - 1) / 2,
  } as CSSProperties;
  return (
    <li className={style.card} style={position} data-card={id ?? ''}>
      <fieldset className={`stack ${style.choice}`}>
        <legend className="unseen">
          <span data-nosnippet="">{caption ? `${caption}, ${place}` : place}</span>
        </legend>
        <input {...answer} id={`no-${index}`} value="no" data-answer="no" />
        <input {...answer} id={`yes-${index}`} value="yes" data-answer="yes" />
        <span className={`block relative unselectable ${style.face}`} data-face>
          <PhotoImage
            {...picture}
            alt={alt}
            sizes="(width < 576px) 88vw, 400px"
            eager={index === 0}
            className={style.photo}
          >
            {caption && (
              <span
                className={`stack absolute at-bottom on-photo leading-snug ${style.caption}`}
                data-nosnippet=""
              >
                <span className="heading-m heading-font weight-700 break-anywhere">{caption}</span>
                {city && <span className="truncate may-shrink">{city}</span>}
              </span>
            )}
          </PhotoImage>
          <span
            className={`absolute heading-font dim radius-m ${style.stamp} ${style.stampYes}`}
            data-stamp="yes"
            aria-hidden="true"
          >
            {t('lander_tinderswipe.yes')}
          </span>
          <span
            className={`absolute heading-font dim radius-m ${style.stamp} ${style.stampNo}`}
            data-stamp="no"
            aria-hidden="true"
          >
            {t('lander_tinderswipe.no')}
          </span>
        </span>
        <span className={`row justify-between ${style.buttons}`}>
          <label
            htmlFor={`no-${index}`}
            className={`inline-row gap-1 justify-center tall text-l heading-font weight-700 round pointer unselectable ${style.no}`}
          >
            <CloseIcon size={24} />
            {t('lander_tinderswipe.no')}
          </label>
          <label
            htmlFor={`yes-${index}`}
            className={`like inline-row gap-1 justify-center tall text-l heading-font weight-700 round pointer unselectable ${style.yes}`}
          >
            <HeartFilledIcon size={24} />
            {t('lander_tinderswipe.yes')}
          </label>
        </span>
      </fieldset>
    </li>
  );
}
