/** Lists of SQL statements. Each list causes a bug that `findInconsistencies` must find. */
export const seededBugs = {
  /** PostgreSQL acknowledges commits that are not on disk yet. */
  commitOff: (database: string) => [
    `alter database "${database}" set synchronous_commit = off`,
    `alter system set wal_writer_delay = '10s'`,
    'select pg_reload_conf()',
  ],

  noUniqueKey: () => ['alter table messages drop constraint messages_sender_id_client_id_key'],

  /** A lost update: the balance is read first and written later. */
  readThenWrite: () => [
    'alter table wallets rename to wallets_kept',
    `create function wallets_read() returns setof wallets_kept language sql volatile as 'select * from wallets_kept'`,
    'create view wallets as select * from wallets_read()',
    `create or replace function apply_ledger_entries() returns trigger language plpgsql as $$
    declare entry record; now_free integer; now_purchased integer;
    begin
      for entry in select * from entries loop
        insert into wallets_kept (account_id) values (entry.account_id) on conflict do nothing;
        select free, purchased into now_free, now_purchased from wallets_kept where account_id = entry.account_id;
        perform pg_sleep(0.02);
        update wallets_kept set
          free = greatest(0, now_free + case when entry.lot = 'free' then entry.amount else 0 end),
          purchased = greatest(0, now_purchased + case when entry.lot = 'purchased' then entry.amount else 0 end)
        where account_id = entry.account_id;
      end loop;
      return null;
    end $$`,
  ],
};
