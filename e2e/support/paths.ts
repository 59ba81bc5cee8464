import path from 'node:path';

export const testFolder = path.resolve('var/browser-test');

export const mailFolder = path.join(testFolder, 'mail');

export const databaseUrlFile = path.join(testFolder, 'database-url');
