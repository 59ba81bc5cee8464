-- Requests about accounts and scheduled returns of credits are jobs of the queue (decision 0180).
drop table account_requests;
drop table scheduled_returns;
