-- From now on `time_bonus` is the alert of the time bonus (docs/features/web-shell.md). Dismissals stored so
-- far were of its modal, so they are renamed.
update dismissals set alert = 'time_bonus_modal' where alert = 'time_bonus';
