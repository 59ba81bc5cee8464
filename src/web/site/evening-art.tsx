import { HeartFilledIcon, MessageIcon } from '../ui/icons.ts';
import first from './art/evening-1.webp';
import second from './art/evening-2.webp';
import third from './art/evening-3.webp';
import fourth from './art/evening-4.webp';
import fifth from './art/evening-5.webp';
import style from './evening-art.module.css';

const people = [first, second, third, fourth, fifth];

export const EveningArt = ({ eager }: { eager?: boolean }) => (
  <div className={`relative full-width container ${style.art}`} aria-hidden="true">
    {people.map((src, index) => (
      <img
        key={src}
        src={src}
        alt=""
        width={560}
        height={700}
        className={`absolute object-cover ${style.person}`}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager && index < 3 ? 'high' : 'auto'}
      />
    ))}
    <span className={`like stack absolute place-center circle ${style.like}`}>
      <HeartFilledIcon size={30} />
    </span>
    <span className={`primary stack absolute place-center circle ${style.word}`}>
      <MessageIcon size={26} />
    </span>
  </div>
);
