import path from 'node:path';

/** Files shared by the server under test and the test processes. */
export const testFolder = path.resolve('var/browser-test');

/** Every sent email, one file each. */
export const mailFolder = path.join(testFolder, 'mail');

/** Contains the URL of the database. */
export const databaseUrlFile = path.join(testFolder, 'database-url');
