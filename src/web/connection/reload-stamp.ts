/** Where the tab keeps when it was last loaded anew by itself, in ms since 1970: at most once a minute (section 8). */
export const RELOADED_AT = 'reloaded-at';
