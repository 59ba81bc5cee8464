-- The name `time_bonus` stands for the alert of the time bonus (docs/features/web-shell.md). Existing
-- dismissals with this name are of its modal, so they are renamed.
update dismissals set alert = 'time_bonus_modal' where alert = 'time_bonus';
