/** Runs before every web test file. */
import '@testing-library/jest-dom/vitest';
