import * as account from './staff/account.ts';
import * as audit from './staff/audit.ts';
import * as content from './staff/content.ts';
import * as login from './staff/login.ts';
import * as members from './staff/members.ts';
import * as money from './staff/money.ts';
import * as moneyMore from './staff/money-more.ts';
import * as operation from './staff/operation.ts';
import * as overview from './staff/overview.ts';
import * as people from './staff/people.ts';
import * as photos from './staff/photos.ts';
import * as reports from './staff/reports.ts';
import * as shell from './staff/shell.ts';
import * as signals from './staff/signals.ts';
import * as site from './staff/site.ts';
import * as transparency from './staff/transparency.ts';

export default {
  ...shell,
  ...login,
  ...account,
  ...overview,
  ...operation,
  ...money,
  ...moneyMore,
  ...people,
  ...members,
  ...photos,
  ...audit,
  ...site,
  ...content,
  ...reports,
  ...signals,
  ...transparency,
};
