export const likes = {
  more_than: '{count, number}+',
  more: 'Load more',
  is_new: 'New like',
  taken_back: 'You’ve removed your like for {name}.',
  match_ended: 'You and {name} are no longer a match.',
  take_back: 'Remove your like for {name}',
  write: 'Message',
  write_name: 'Message {name}',
  received_empty: 'No likes received yet',
  received_empty_text: 'Send a few likes and add a photo: that gets you noticed.',
  given_empty: 'No likes sent yet',
  given_empty_text: 'A like costs nothing and says enough. Have a look around.',
  matches_empty: 'No matches yet',
  matches_empty_text: 'When you like each other, you’ll see it here.',
  early_given: '{count, plural, one {Your yes from before you signed up is now a like.} other {Your # yeses from before you signed up are now likes.}}',
  add_photo: 'Add a photo',
};

export const like_type = {
  received: 'Received',
  given: 'Sent',
  matches: 'Matches',
};

export const like_modal = {
  title: 'New like!',
  text: '{name} likes you.',
  text_more: '{name} and {count, plural, one {# other like} other {# others like}} you.',
  match_title: 'It’s a match',
  match_text: 'You and {name} like each other.',
  match_more: '{count, plural, one {There is # more new match.} other {There are # more new matches.}}',
  photo: 'See {name}’s profile',
  view: 'See profile',
  view_all: 'See your likes',
};
