import { useLocation, useNavigate } from 'react-router';
import { useHistoryState } from '../ui/history-state.ts';

type WithPhoto = { photo?: string };

/**
 * The history state stores the enlarged photo, so that the Back button closes the photo.
 * @spec 2.9
 */
export function useEnlargedPhoto() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    enlarged: useHistoryState<WithPhoto>()?.photo ?? null,
    enlarge: (photo: string) =>
      void navigate(
        { pathname, search, hash },
        { preventScrollReset: true, state: { ...state, photo } satisfies WithPhoto },
      ),
    close: () => void navigate(-1),
  };
}
