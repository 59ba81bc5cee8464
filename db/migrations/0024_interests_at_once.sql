-- The high cost makes the planner check `interest_bits` before it calls this function.
create function interest_numbers(bits bigint) returns integer[] language sql immutable strict parallel safe cost 1000
return array(select number from generate_series(0, 50) as number where bits & (1::bigint << number) <> 0);
create index profiles_by_interests on profiles using gin (interest_numbers(interest_bits))
  where status = 'active' and not invisible;
