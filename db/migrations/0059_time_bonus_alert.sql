-- The time bonus has an alert of its own now (docs/features/web-shell.md): what was dismissed so far was its
-- modal.
update dismissals set alert = 'time_bonus_modal' where alert = 'time_bonus';
