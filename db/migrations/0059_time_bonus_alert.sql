-- Existing dismissals belong to the modal; `time_bonus` now names the alert.
update dismissals set alert = 'time_bonus_modal' where alert = 'time_bonus';
