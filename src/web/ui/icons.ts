import { drawIcon } from './icon.tsx';

const heart = 'M12 20.2 4.6 12.9a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.7Z';
const star = 'm12 3.6 2.5 5.3 5.7.7-4.2 4 1.1 5.8L12 16.5l-5.1 2.9L8 13.6l-4.2-4 5.7-.7Z';

export const SearchIcon = drawIcon('M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Zm4.9-1.9L20 20');
export const MessageIcon = drawIcon(
  'M12 4.2c4.7 0 8.4 3.2 8.4 7.2s-3.7 7.2-8.4 7.2c-1 0-2-.1-2.9-.4L4.6 20l.9-3.7c-1.2-1.3-1.9-3-1.9-4.9 0-4 3.7-7.2 8.4-7.2Z',
);
export const HeartIcon = drawIcon(heart);
export const HeartFilledIcon = drawIcon(heart, true);
export const ThumbsUpIcon = drawIcon(
  'M7.4 10.6 11.2 3c1.5 0 2.6 1.1 2.6 2.6v3.6h4.4c1.4 0 2.4 1.2 2.1 2.6l-1.2 6c-.2 1.1-1.1 1.9-2.2 1.9H7.4Zm0 0H4.2v9.1h3.2',
);
export const StarIcon = drawIcon(star);
export const CreditsIcon = drawIcon(
  'M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4Zm2.6-10.6c-.6-.9-1.5-1.3-2.6-1.3-1.4 0-2.5.8-2.5 1.9 0 2.6 5.2 1.2 5.2 3.8 0 1.1-1.2 1.9-2.7 1.9-1.2 0-2.2-.5-2.7-1.4M12 6.9v10.4',
);
export const GiftIcon = drawIcon(
  'M5.2 11.4h13.6v8.2H5.2ZM3.8 7.8h16.4v3.6H3.8ZM12 7.8v11.8M12 7.6c-1.4-3.8-5.6-4.2-5.6-1.8 0 1.4 2 1.900 5.6 1.8 3.6.1 5.6-.4 5.6-1.8 0-2.4-4.2-2-5.6 1.8Z',
);
export const PersonIcon = drawIcon(
  'M12 11.4a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8Zm-7.4 8.8c.6-3.4 3.6-5.6 7.4-5.6s6.8 2.2 7.4 5.6',
);
export const SettingsIcon = drawIcon(
  'M4 7.4h8.4M17 7.4h3M4 16.6h3M11.6 16.6H20M14.7 9.7a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM9.3 18.9a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
);
export const LogoutIcon = drawIcon(
  'M14.4 4.4H6.8c-.9 0-1.6.7-1.6 1.6v12c0 .9.7 1.6 1.6 1.6h7.6M10.4 12h9.8m-3.2-3.4 3.4 3.4-3.4 3.4',
);
export const RunIcon = drawIcon(
  'M15.2 5.9a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM6.4 10.4l3.2-2.7 4 1.3-2.8 5 3.4 2.4-.6 4.9M9.9 15.5l-1.7 2.8H4.4M14 9.6l1.9 2.6h3.5',
);
export const SunIcon = drawIcon(
  'M12 15.9a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8ZM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4',
);
export const MoonIcon = drawIcon('M19.6 14.2A8.2 8.2 0 0 1 9.8 4.4a8.2 8.2 0 1 0 9.8 9.8Z');
export const GlobeIcon = drawIcon(
  'M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM3.8 12h16.4M12 3.6c2.4 2.4 3.5 5.2 3.5 8.4S14.4 18 12 20.4C9.6 18 8.5 15.2 8.5 12S9.6 6 12 3.6Z',
);
export const ChevronDownIcon = drawIcon('m6 9.2 6 6 6-6');
export const ChevronLeftIcon = drawIcon('m14.6 5.8-6.2 6.2 6.2 6.2');
export const ChevronRightIcon = drawIcon('m9.4 5.8 6.2 6.2-6.2 6.2');
export const ArrowLeftIcon = drawIcon('M20 12H4.4m6-6.2L4.2 12l6.2 6.2');
export const ArrowRightIcon = drawIcon('M4 12h15.6m-6-6.2 6.2 6.2-6.2 6.2');
export const CloseIcon = drawIcon('m6 6 12 12M18 6 6 18');
export const CheckIcon = drawIcon('m5 12.6 4.6 4.6L19 7.4');
export const RetryIcon = drawIcon('M19.4 12a7.4 7.4 0 1 1-2.2-5.2l2.4 2.4m0-4.6v4.6H15');
export const DownloadIcon = drawIcon('M12 4v10.6m-4.4-4.2 4.4 4.4 4.4-4.4M4.8 19.6h14.4');
export const PlayIcon = drawIcon('M8 5.2 18.6 12 8 18.8Z', true);
export const PauseIcon = drawIcon('M8.6 5.6v12.8M15.4 5.6v12.8');
export const SmileIcon = drawIcon(
  'M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM8.4 14.2c.8 1.3 2.1 2.1 3.6 2.1s2.8-.8 3.6-2.1M9.2 9.6v.3M14.8 9.6v.3',
);
export const PlusIcon = drawIcon('M12 5v14M5 12h14');
export const LockIcon = drawIcon(
  'M6.6 10.8h10.8c.7 0 1.2.5 1.2 1.2v6.8c0 .7-.5 1.2-1.2 1.2H6.6c-.7 0-1.2-.5-1.2-1.2V12c0-.7.5-1.2 1.2-1.2Zm1.8 0V7.6a3.6 3.6 0 0 1 7.2 0v3.2M12 14.4v2',
);
export const EyeIcon = drawIcon(
  'M2.8 12C4.6 8 8 5.8 12 5.8s7.4 2.2 9.2 6.2c-1.8 4-5.2 6.2-9.2 6.2S4.6 16 2.8 12Zm9.2 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
);
export const EyeOffIcon = drawIcon(
  'M4 4l16 16M9.8 6.1c.7-.2 1.4-.3 2.2-.3 4 0 7.4 2.2 9.2 6.2-.7 1.6-1.7 2.9-2.9 3.9M6 7.8C4.6 8.9 3.6 10.3 2.8 12c1.8 4 5.2 6.2 9.2 6.2 1.5 0 2.9-.3 4.1-.9M10 10.1a2.8 2.8 0 0 0 3.9 3.9',
);
export const CameraIcon = drawIcon(
  'M4.8 8h2.7l1.4-2.4h6.2L16.5 8h2.7c.7 0 1.2.5 1.2 1.2v8.4c0 .7-.5 1.2-1.2 1.2H4.8c-.7 0-1.2-.5-1.2-1.2V9.2c0-.7.5-1.2 1.2-1.2Zm7.2 8.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
);
export const BlockIcon = drawIcon('M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM6.1 6.1l11.8 11.8');
export const WarningIcon = drawIcon('M12 4.2 20.8 19.4H3.2ZM12 10v4.2M12 16.8v.1');
export const InfoIcon = drawIcon('M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM12 11.2v5M12 7.9v.1');
export const SendIcon = drawIcon('M4.2 12 19.8 4.6l-4.2 14.8-4-5.8ZM11.6 13.6l8.2-9');
export const MoreIcon = drawIcon(
  'M5.6 12.7a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4ZM12 12.7a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4ZM18.4 12.7a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4Z',
  true,
);
export const PinIcon = drawIcon(
  'M12 20.8c-4-3.8-6.4-7-6.4-10.2a6.4 6.4 0 0 1 12.8 0c0 3.2-2.4 6.4-6.4 10.2Zm0-8a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
);
export const FilterIcon = drawIcon(
  'M4 7h9.5M18 7h2M4 17h2M10.5 17H20M15.8 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8.2 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
);
export const TrashIcon = drawIcon(
  'M4.8 7h14.4M9.4 7V4.4h5.2V7M6.6 7l.9 12.6h9L17.4 7M10.2 10.8v5.2M13.8 10.8v5.2',
);
export const MailIcon = drawIcon(
  'M4.8 5.8h14.4c.7 0 1.2.5 1.2 1.2v10c0 .7-.5 1.2-1.2 1.2H4.8c-.7 0-1.2-.5-1.2-1.2V7c0-.7.5-1.2 1.2-1.2ZM4 7l8 6 8-6',
);
export const ClockIcon = drawIcon('M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM12 7.4V12l3.2 2');
/** Is used for premium only. */
export const CrownIcon = drawIcon('M4.4 17.8 3.2 7.6l5 3.6L12 4.8l3.8 6.4 5-3.6-1.2 10.2ZM4.8 20.6h14.4');
export const CompassIcon = drawIcon(
  'M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM15.8 8.2l-2.4 5.2-5.2 2.4 2.4-5.2Z',
);
export const BulbIcon = drawIcon(
  'M9.4 17.2c0-2-3.2-3.2-3.2-7a5.8 5.8 0 0 1 11.6 0c0 3.8-3.2 5-3.2 7ZM9.8 20.4h4.4',
);
export const DoneIcon = drawIcon(
  'M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM8 12.4l2.8 2.8 5.2-5.8',
);
export const ShieldIcon = drawIcon(
  'M12 3.6 19 6v5.4c0 4.4-2.8 7.6-7 9-4.2-1.4-7-4.6-7-9V6ZM8.8 11.8l2.4 2.4 4-4.4',
);
export const CardsIcon = drawIcon(
  'M9.2 6.6h8.6c.7 0 1.2.5 1.2 1.2v10.8c0 .7-.5 1.2-1.2 1.2H9.2c-.7 0-1.2-.5-1.2-1.2V7.8c0-.7.5-1.2 1.2-1.2ZM5 16.4V5.4c0-.7.5-1.2 1.2-1.2h8.6',
);
export const MaskIcon = drawIcon(
  'M3.6 7.4c3-1.4 5.4-1.4 8.4 0 3-1.4 5.4-1.4 8.4 0 .2 5-1.6 9-4.6 9-1.9 0-2.9-1.4-3.8-2.6-.9 1.2-1.9 2.6-3.8 2.6-3 0-4.8-4-4.6-9ZM7 10.6c.9-.4 1.7-.4 2.6.2M17 10.6c-.9-.4-1.7-.4-2.6.2',
);
export const ShareIcon = drawIcon(
  'M12 14.6V4m0 0L8 8m4-4 4 4M6 11.2H5.4c-.7 0-1.2.5-1.2 1.2v6.4c0 .7.5 1.2 1.2 1.2h13.2c.7 0 1.2-.5 1.2-1.2v-6.4c0-.7-.5-1.2-1.2-1.2H18',
);
export const CopyIcon = drawIcon(
  'M9.8 8.6h8.4c.7 0 1.2.5 1.2 1.2v9c0 .7-.5 1.2-1.2 1.2H9.8c-.7 0-1.2-.5-1.2-1.2v-9c0-.7.5-1.2 1.2-1.2ZM15.4 8.6V5.2c0-.7-.5-1.2-1.2-1.2H5.8c-.7 0-1.2.5-1.2 1.2v9c0 .7.5 1.2 1.2 1.2h2.8',
);
export const LinkIcon = drawIcon(
  'M10.2 13.8a3.9 3.9 0 0 0 5.5 0l3-3a3.9 3.9 0 0 0-5.5-5.5l-1.1 1.1M13.8 10.2a3.9 3.9 0 0 0-5.5 0l-3 3a3.9 3.9 0 0 0 5.5 5.5l1.1-1.1',
);
export const OfflineIcon = drawIcon(
  'M4 4l16 16M12 18.6h.1M8.6 15a5 5 0 0 1 5.2-1.1M5.4 11.6a9.6 9.6 0 0 1 4-2.3M2.8 8.6A14 14 0 0 1 6.4 6.3M13 9c2.1.2 4 1.1 5.6 2.6M10.7 5.1A14 14 0 0 1 21.2 8.6',
);
export const PhoneIcon = drawIcon(
  'M8.4 3.6h7.2c.8 0 1.4.6 1.4 1.4v14c0 .8-.6 1.4-1.4 1.4H8.4c-.8 0-1.4-.6-1.4-1.4V5c0-.8.6-1.4 1.4-1.4ZM10.8 17.8h2.4',
);
export const TabletIcon = drawIcon(
  'M6.4 3.6h11.2c.8 0 1.4.6 1.4 1.4v14c0 .8-.6 1.4-1.4 1.4H6.4c-.8 0-1.4-.6-1.4-1.4V5c0-.8.6-1.4 1.4-1.4ZM10.8 17.8h2.4',
);
export const ComputerIcon = drawIcon(
  'M5.4 5h13.2c.7 0 1.2.5 1.2 1.2v8.2c0 .7-.5 1.2-1.2 1.2H5.4c-.7 0-1.2-.5-1.2-1.2V6.2c0-.7.5-1.2 1.2-1.2ZM2.8 19h18.4',
);
export const KeyIcon = drawIcon(
  'M8.2 16.6a4.4 4.4 0 1 0 0-8.8 4.4 4.4 0 0 0 0 8.8Zm4.4-4.4h8.2v3.4M17 12.2v2.6M8.2 12.3v-.1',
);
export const FlagIcon = drawIcon('M5.6 21V4.4m0 .6c4.4-2.4 8.2 2 12.8-.4v9.6c-4.6 2.4-8.4-2-12.8.4');
export const ZoomInIcon = drawIcon(
  'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Zm4.9-1.9L20 20M7.8 10.8h6M10.8 7.8v6',
);
export const ZoomOutIcon = drawIcon(
  'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Zm4.9-1.9L20 20M7.8 10.8h6',
);
export const CropIcon = drawIcon('M7.4 3.6v13h13M3.6 7.4h13v13');
export const TurnLeftIcon = drawIcon('M5.6 4.4v4.8h4.8M6 9a7.2 7.2 0 1 1-1 6.4');
export const TurnRightIcon = drawIcon('M18.4 4.4v4.8h-4.8M18 9a7.2 7.2 0 1 0 1 6.4');
export const GripIcon = drawIcon('M9 6.2h.1M15 6.2h.1M9 12h.1M15 12h.1M9 17.8h.1M15 17.8h.1');
export const BookmarkIcon = drawIcon(
  'M7.2 4.4h9.6c.7 0 1.2.5 1.2 1.2v14l-6-4.4-6 4.4v-14c0-.7.5-1.2 1.2-1.2Z',
);
export const PencilIcon = drawIcon(
  'm4.6 19.4.9-4L15.8 5.1a1.9 1.9 0 0 1 2.7 0l.4.4a1.9 1.9 0 0 1 0 2.7L8.6 18.5ZM13.8 7.1l3.1 3.1',
);
export const BellIcon = drawIcon(
  'M12 4a5.8 5.8 0 0 0-5.8 5.8c0 4.2-1.6 5.8-2.2 6.4h16c-.6-.6-2.2-2.2-2.2-6.4A5.8 5.8 0 0 0 12 4ZM12 4V2.8M9.8 19.4a2.3 2.3 0 0 0 4.4 0',
);
export const MenuIcon = drawIcon('M4 7h16M4 12h16M4 17h16');
