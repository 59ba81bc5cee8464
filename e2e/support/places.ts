import path from 'node:path';

/** Where the server under test and the tests, which are different processes, meet. */
export const folder = path.resolve('var/browser-test');

/** Every letter that was sent, a file each. */
export const mailFolder = path.join(folder, 'mail');

/** Holds the address of the database. */
export const databaseNote = path.join(folder, 'database-url');
