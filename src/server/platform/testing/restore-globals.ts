import { afterAll, vi } from 'vitest';

// Test files of one process share its globals, so a file's stubs end with the file.
afterAll(() => void vi.unstubAllGlobals());
