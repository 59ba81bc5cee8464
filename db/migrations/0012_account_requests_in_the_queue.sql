-- Requests about accounts are jobs of the queue (decision 0172).
drop table account_requests;
