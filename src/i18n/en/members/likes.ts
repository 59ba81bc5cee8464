/** Likes, the like modal and the match overlay. */
export const likes = {
  title: 'Likes',
  more_than: '{count, number}+',
  more: 'Load more',
  is_new: 'New like',
  received_empty: 'No likes received yet',
  received_empty_text: 'Giving likes and having a photo helps you get noticed.',
  given_empty: 'No likes given yet',
  given_empty_text: 'A like costs nothing and says enough. Have a look around.',
  matches_empty: 'No matches yet',
  matches_empty_text: 'When you like each other, you’ll see it here.',
  browse: 'Search members',
  add_photo: 'Add a photo',
};

export const like_type = {
  received: 'Received',
  given: 'Given',
  matches: 'Matches',
};

export const like_modal = {
  title: 'New like!',
  text: '{name} likes you.',
  match_title: 'It’s a match',
  match_text: 'You and {name} like each other.',
  photo: 'See the profile of {name}',
  view: 'See profile',
  message: 'Send a message',
};
