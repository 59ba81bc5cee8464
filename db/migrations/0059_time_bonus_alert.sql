-- The time bonus has an alert of its own now (docs/decisions/0174-alerts-in-one-line.md): what was dismissed so far was its modal.
update dismissals set alert = 'time_bonus_modal' where alert = 'time_bonus';
